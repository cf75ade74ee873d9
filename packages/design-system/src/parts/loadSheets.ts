export const loadOverlaySheet = () => import('./OverlaySheet.tsx')
export const loadDrawerSheet = () => import('./DrawerSheet.tsx')

/** The code of dialogs and drawers. No page needs it at first, so it is loaded later, but before the first one opens. */
export async function loadSheets(): Promise<void> {
  await Promise.all([loadOverlaySheet(), loadDrawerSheet()])
}
