import { CellButton, Stack } from '@trade-portal/design-system'
import type { InvoiceRow } from '@trade-portal/supplier-api'
import { useUnsavedComment } from '../trade/documents/useUnsavedComment.ts'
import { documentNumber } from '../trade/documents/documentKey.ts'
import { shortComment } from './shortComment.ts'

interface CommentButtonProps {
  readonly invoice: InvoiceRow
  readonly onPress: () => void
}

/** The saved comment and, below it, a note about one that was not saved. Pressing either opens the comment for editing. */
export function CommentButton({ invoice, onPress }: CommentButtonProps) {
  const { unsaved } = useUnsavedComment(invoice)
  const saved = <SavedComment invoice={invoice} onPress={onPress} />
  if (!unsaved) return saved
  const again = unsaved.state === 'refused' ? 'Not saved · Try again' : 'May not be saved · Try again'
  return (
    <Stack space="none">
      {saved}
      <CellButton
        label={`${again}, comment on ${documentNumber(invoice)}`}
        description={`${unsaved.reason} Your comment: “${unsaved.text}”`}
        onPress={onPress}
      >
        {again}
      </CellButton>
    </Stack>
  )
}

/** The beginning of the comment, or "Add" if there is none. */
function SavedComment({ invoice, onPress }: CommentButtonProps) {
  const { comment } = invoice
  const number = documentNumber(invoice)
  if (comment === '')
    return (
      <CellButton icon="comment" label={`Add comment to ${number}`} onPress={onPress}>
        Add
      </CellButton>
    )
  const short = shortComment(comment)
  return (
    <CellButton
      isData
      icon="comment"
      label={`${short}, edit comment on ${number}`}
      {...(short !== comment && { description: comment })}
      onPress={onPress}
    >
      {short}
    </CellButton>
  )
}
