import type { ShownDocument } from './shownDocument.ts'

/** Props of the dialogs about a document. A dialog is rendered only while it is open. */
export interface DocumentDialogProps {
  readonly document: ShownDocument
  readonly onClose: () => void
}
