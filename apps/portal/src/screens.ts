import { lazyCode, type LazyCode, type RouteName } from '@trade-portal/features/portal'
import { loadShell, screenCode } from './start/screenCode.ts'

export const Shell = lazyCode(async () => (await loadShell()).Shell)
export const NotFoundScreen = lazyCode(async () => (await loadShell()).NotFoundScreen)
export const RequireAccess = lazyCode(async () => (await loadShell()).RequireAccess)

const screens = new Map<RouteName, LazyCode<object>>()

/** The screen of a route. Its code is loaded when it is rendered or preloaded. */
export function screenOf(name: RouteName): LazyCode<object> {
  const screen = screens.get(name) ?? lazyCode(async () => (await screenCode[name]()).Screen)
  screens.set(name, screen)
  return screen
}

/** Loads the code around all screens that need a session. */
export async function preloadShell(): Promise<void> {
  await Promise.all([Shell.preload(), NotFoundScreen.preload(), RequireAccess.preload()])
}
