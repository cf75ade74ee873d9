import {
  DateField,
  Dialog,
  formatCalendarDate,
  Money,
  Stack,
  Text,
  TextArea,
  useLocale,
} from '@trade-portal/design-system'
import { useState } from 'react'
import { localToday } from '../foundation/time/localToday.ts'
import { useIsMounted } from '../foundation/failures/useIsMounted.ts'
import { fieldOf } from '../foundation/forms/fieldOf.tsx'
import { Form } from '../foundation/forms/Form.tsx'
import { SendButton } from '../foundation/forms/SendButton.tsx'
import { maxMessageLength } from '../foundation/forms/maxMessageLength.ts'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { useTaxLabels } from '../foundation/settings/useTaxLabels.ts'
import { documentKey } from '../trade/documents/documentKey.ts'
import { acceptanceDraft } from './acceptanceDraft.ts'
import { NotOpenError, type AcceptanceTerms } from './acceptQuote.ts'
import type { DocumentDialogProps } from './DocumentDialogProps.ts'
import { useAcceptQuote } from './queries.ts'
import { totalTerm } from './totalTerm.ts'
import { TransactionFailure } from './TransactionFailure.tsx'

const Field = fieldOf<AcceptanceTerms>()
const blank: AcceptanceTerms = { deliveryDate: '', comment: '' }
const loadRules = () => import('./acceptQuoteSchema.ts')
const fields = new Map<string, keyof AcceptanceTerms>([
  ['deliveryDate', 'deliveryDate'],
  ['comment1', 'comment'],
])

export interface AcceptQuoteDialogProps extends DocumentDialogProps {
  /** Called with the reason if the document is not an open quote any more. The dialog then closes. */
  readonly onNotOpen: (error: NotOpenError) => void
}

/** Turns a quote into an order. The dialog closes when the quote was accepted, or if the outcome is unknown. */
export function AcceptQuoteDialog({ document: quote, onClose, onNotOpen }: AcceptQuoteDialogProps) {
  const { locale } = useLocale()
  const { tax } = useTaxLabels()
  const { run } = useAcceptQuote(quote)
  const isMounted = useIsMounted()
  const [today] = useState(() => localToday(new Date()))
  const [ownDraft] = useState(() => acceptanceDraft(documentKey(quote)))
  const form = usePortalForm({
    blank,
    loadRules,
    rules: ({ acceptQuoteRules }) => acceptQuoteRules,
    draft: ownDraft,
    fieldOf: (wireName) => fields.get(wireName),
    send: async (terms: AcceptanceTerms) => {
      try {
        const outcome = await run(terms)
        if (isMounted.current) onClose()
        // The entries are kept as a draft, because the customer may have to accept the quote again.
        return outcome === 'unknown' ? 'unsent' : undefined
      } catch (error) {
        if (!(error instanceof NotOpenError)) throw error
        if (isMounted.current) onClose()
        onNotOpen(error)
        return undefined
      }
    },
  })
  return (
    <Dialog
      title="Quote Acceptance"
      isOpen
      onClose={onClose}
      summary={
        <Text>
          {`${totalTerm(quote, tax)} `}
          <Money amount={quote.totalIncGst} emphasis="strong" />
        </Text>
      }
      actions={<SendButton form={form}>Accept Quote</SendButton>}
    >
      <Form form={form} label="Quote Acceptance" errorIn={TransactionFailure}>
        <Stack space="medium">
          <Text>
            {quote.kind === 'quote'
              ? `${quote.heading} becomes an order.`
              : `This quote was accepted already. It is now ${quote.heading}.`}
          </Text>
          <Field
            name="deliveryDate"
            as={DateField}
            label="Delivery date"
            isRequired
            minValue={today}
            {...(quote.deliveryDate !== null && {
              description: `The quote says ${formatCalendarDate(quote.deliveryDate, locale)}.`,
            })}
          />
          <Field name="comment" as={TextArea} label="Comment" isRequired maxLength={maxMessageLength} />
        </Stack>
      </Form>
    </Dialog>
  )
}
