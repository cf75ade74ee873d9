import { CodeLoadError } from './CodeLoadError.ts'

export const loadOverlaySheet = () => import('./OverlaySheet.tsx').catch(tellNotLoaded)
export const loadDrawerSheet = () => import('./DrawerSheet.tsx').catch(tellNotLoaded)

function tellNotLoaded(cause: unknown): never {
  throw new CodeLoadError('The code of dialogs could not be loaded.', { cause })
}

/** The code of dialogs and drawers. No page needs it at first, so it is loaded later, but before the first one opens. */
export async function loadSheets(): Promise<void> {
  await Promise.all([loadOverlaySheet(), loadDrawerSheet()])
}
