import type { ShownDocument } from './shownDocument.ts'

/** For the dialogs about a document. They are rendered while they are open. */
export interface DocumentDialogProps {
  readonly document: ShownDocument
  readonly onClose: () => void
}
