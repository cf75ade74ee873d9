import { lazyDialog } from '../lazyDialog/lazyDialog.tsx'

/** A message that the user must read or answer, so a press outside does not close it. */
export const AlertDialog = lazyDialog(async () => (await import('./AlertSheet.tsx')).AlertSheet)
