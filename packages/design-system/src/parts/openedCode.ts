import { lazyDialog } from '../components/LazyBoundary/lazyDialog.tsx'
import { lazyCode } from './lazyCode.ts'

// What is opened on a page. Nobody needs it at first, so its code is loaded later, but before the first one opens.

/** A sheet over everything else. */
export const Overlay = lazyDialog(async () => (await import('./OverlaySheet.tsx')).OverlaySheet)
export const DrawerSheet = lazyDialog(async () => (await import('./DrawerSheet.tsx')).DrawerSheet)
export const NavigationPanel = lazyCode(
  async () => (await import('../components/NavigationMenu/NavigationPanel.tsx')).NavigationPanel,
)
export const NavigationStack = lazyCode(
  async () => (await import('../components/NavigationDrawer/NavigationStack.tsx')).NavigationStack,
)

/**
 * Loads all of it, because a dialog may have to say that the connection is lost. A failure is told by what is opened then.
 */
export async function loadOpenedCode(): Promise<void> {
  await Promise.all([Overlay, DrawerSheet, NavigationPanel, NavigationStack].map(({ preload }) => preload()))
}
