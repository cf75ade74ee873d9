import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { NavigationDrawer } from './NavigationDrawer.tsx'

/** Loads the code of dialogs before one opens, because one may have to say that the connection is lost. */
export async function loadOpenedCode(): Promise<void> {
  await Promise.all([AlertDialog.preload(), NavigationDrawer.preload()])
}
