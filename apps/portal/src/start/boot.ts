import { isPermittedScript } from '@trade-portal/features/portal'
import { restrictMarkupAndScripts } from '../trustedTypes.ts'
import { firstRequests } from './firstRequests.ts'
import { firstRoute } from './firstRoute.ts'
import { followReturnAddress } from './followReturnAddress.ts'
import { pathOfPage } from './pathOfPage.ts'
import { replaceBrokenAddress } from './replaceBrokenAddress.ts'
import { loadShell, screenCode } from './screenCode.ts'
import { tellThatNothingLoads } from './tellThatNothingLoads.ts'

/*
 * The first script of the page. It is small, so that it runs while the large ones that the page names are still on their
 * way, and requests what else the page at this address will need. `main.tsx` is among those that the page names.
 */
restrictMarkupAndScripts(isPermittedScript)
replaceBrokenAddress()
followReturnAddress()

// React makes five errors while it is evaluated. If developer tools or Lighthouse watch the page, Chromium reads the whole
// script once more to tell where, unless there is no limit at all: zero is not enough.
const { stackTraceLimit } = Error
Reflect.deleteProperty(Error, 'stackTraceLimit')
import('../main.tsx').catch(tellThatNothingLoads).finally(() => {
  Error.stackTraceLimit = stackTraceLimit
})
// While developing, the simulated supplier has to run first.
if (!import.meta.env.DEV) firstRequests()
const { name, isFramed } = firstRoute(pathOfPage())
if (name !== undefined) request(screenCode[name])
if (isFramed) request(loadShell)

/** Whether it could be loaded is told where it is rendered. */
function request(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
