import { lazyDialog } from '../lazyDialog/lazyDialog.tsx'

/** A message that must be read or answered, so a press outside does not close it. */
export const AlertDialog = lazyDialog(async () => (await import('./AlertSheet.tsx')).AlertSheet)
