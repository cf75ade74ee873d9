import type { ShownDocument } from './shownDocument.ts'

/** Props of the dialogs about a document, which are only rendered while open. */
export interface DocumentDialogProps {
  readonly document: ShownDocument
  readonly onClose: () => void
}
