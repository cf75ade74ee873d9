import { resetPageState } from '@trade-portal/design-system/page-state'
import { recordAnnouncements } from '@trade-portal/design-system/testing'
import { passTime } from '@trade-portal/design-system/testing/clock'
import type { Simulator } from '@trade-portal/mocks'
import type { Given } from '@trade-portal/mocks/given'
import { matchRoute } from '@trade-portal/features/portal'
import { PortalRoutes, preloadShell, screenOf } from '@trade-portal/portal/routes'
import type { SetupWorker } from 'msw/browser'
import { createRoot } from 'react-dom/client'
import { allAnswered } from '../../../packages/features/src/testing/allAnswered.ts'
import { arrange } from '../../arrange.ts'
import { Portal } from '../../portal.tsx'
import { conditionsOf } from '../../toolbars.ts'

const cart = [{ productId: 'FX100001', quantity: 3 }]

interface OpenScreen {
  readonly simulator: Simulator
  /** Resolves when the page has shown every answer and has made its delayed announcements. */
  readonly settled: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the whole portal at an address, with a supplier of its own, as if the page had just been loaded. */
export async function openScreen(msw: SetupWorker, path: string, differing: Given = {}): Promise<OpenScreen> {
  const name = matchRoute(path.split('?', 1)[0] ?? '')?.name
  await Promise.all([preloadShell(), name && screenOf(name).preload(), screenOf('signIn').preload()])
  resetPageState()
  recordAnnouncements()
  const { simulator, end } = arrange({ ...differing, cart, clock: 'held' }, conditionsOf({}), msw)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(
    <Portal path={path} theme="portal" isWholePage hasShell={false}>
      <PortalRoutes />
    </Portal>,
  )
  const settled = async () => {
    for (let round = 0; round < 4; round += 1) {
      await allAnswered()
      await passTime(500)
      // Some parts of a screen load after its first paint, when the browser is idle.
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => requestIdleCallback(resolve))
    }
  }
  await settled()
  return {
    simulator,
    settled,
    close: async () => {
      await end()
      root.unmount()
      place.remove()
    },
  }
}
