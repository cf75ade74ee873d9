import { CellButton } from '@trade-portal/design-system'
import type { InvoiceRow } from '@trade-portal/supplier-api'
import { documentNumber } from '../shared/transactions/documentKey.ts'
import { shortComment } from './shortComment.ts'

/** The beginning of the comment, or Add. A press opens it to be written. */
export function CommentButton({ invoice, onPress }: { readonly invoice: InvoiceRow; readonly onPress: () => void }) {
  const { comment } = invoice
  const number = documentNumber(invoice)
  if (comment === '')
    return (
      <CellButton label={`Add comment to ${number}`} onPress={onPress}>
        Add
      </CellButton>
    )
  const short = shortComment(comment)
  return (
    <CellButton
      isData
      label={`${short}, edit comment on ${number}`}
      {...(short !== comment && { description: comment })}
      onPress={onPress}
    >
      {short}
    </CellButton>
  )
}
