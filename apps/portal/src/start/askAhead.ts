import { accessOf, isDisabled, matchRoute, type Session } from '@trade-portal/features/portal'
import type { Settings } from '@trade-portal/supplier-api'
import { pathOfPage } from './pathOfPage.ts'
import { loadShell, screenCode } from './screenCode.ts'

/**
 * Sends what the frame of every page and the screen at the current address will ask, all at once, before they are
 * rendered. These are only reads. What fails is reported by the part that needs it.
 * @returns a promise that resolves when all has been asked
 */
export async function askAhead(session: Session, settings: Settings): Promise<void> {
  const { name = 'home', parameters = {} } = matchRoute(pathOfPage()) ?? {}
  const entry = accessOf(name, parameters)
  const input = { session, settings, parameters }
  const isOff = entry !== undefined && isDisabled(entry, settings)
  const screen = isOff ? undefined : screenCode[name]().catch(unloaded)
  const shell = await loadShell().catch(unloaded)
  shell?.askFrame(input)
  if (entry === undefined || shell?.mayAskAhead(session, entry)) (await screen)?.ask?.(input)
}

/** The page itself tells that code cannot be loaded. */
const unloaded = () => undefined
