export const loadOverlaySheet = () => import('./OverlaySheet.tsx')
export const loadDrawerSheet = () => import('./DrawerSheet.tsx')

/** The code of sheets, which no page needs to be read: fetched once the page stands, before the first one opens. */
export async function loadSheets(): Promise<void> {
  await Promise.all([loadOverlaySheet(), loadDrawerSheet()])
}
