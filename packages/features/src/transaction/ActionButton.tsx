import { Button, ButtonLink } from '@trade-portal/design-system'
import { routes } from '../routes.ts'
import { commentAction } from '../trade/documents/unsavedComments.ts'
import type { DocumentAction } from './actionsOf.ts'
import type { ShownDocument } from './shownDocument.ts'

export interface ActionButtonProps {
  readonly action: DocumentAction
  readonly document: ShownDocument
  readonly variant: 'primary' | 'secondary'
  readonly isCopying: boolean
  /** Called when the button is pressed. Not called for `pay`, which is a link. */
  readonly onAction: (action: DocumentAction) => void
}

export function actionLabel(action: DocumentAction, { comment }: Pick<ShownDocument, 'comment'>): string {
  const labels = {
    accept: 'Accept Quote',
    pay: 'Pay Invoice',
    copy: 'Copy to Cart',
    reorder: 'Reorder lines…',
    email: 'Email',
    comment: commentAction(comment),
    change: 'Request Change',
    question: 'Ask a question',
  }
  return labels[action]
}

export function ActionButton({ action, document, variant, isCopying, onAction }: ActionButtonProps) {
  const { number, suffix } = document
  const label = actionLabel(action, document)
  if (action === 'pay')
    return (
      <ButtonLink href={routes.payAccount.href({ invoiceId: number, suffix })} variant={variant}>
        {label}
      </ButtonLink>
    )
  return (
    <Button
      variant={variant}
      {...(action === 'copy' && { isPending: isCopying, pendingLabel: 'Copying…' })}
      onPress={() => onAction(action)}
    >
      {label}
    </Button>
  )
}
