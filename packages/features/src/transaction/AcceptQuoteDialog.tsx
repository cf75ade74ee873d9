import { DateField, formatCalendarDate, Money, Text, TextArea, useLocale } from '@trade-portal/design-system'
import { useState } from 'react'
import { fieldOf } from '../foundation/forms/Form.tsx'
import { FormDialog } from '../foundation/forms/FormDialog.tsx'
import { maxMessageLength } from '../foundation/forms/maxMessageLength.ts'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { useToday } from '../foundation/time/calendarDay.ts'
import { isMetre } from '../trade/catalogue/metre.ts'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import { totalTerm, type ShownDocument } from '../trade/document-contents/shownDocument.ts'
import { documentKey } from '../trade/documents/documentKey.ts'
import { GoodsList } from '../trade/orders/GoodsList.tsx'
import { useSentLengths } from '../trade/orders/placedOrders.ts'
import { acceptanceDraft, NotOpenError, type AcceptanceTerms } from './acceptQuote.ts'
import { useAcceptQuote } from './queries.ts'
import { TransactionFailure } from './TransactionFailure.tsx'

const Field = fieldOf<AcceptanceTerms>()
const blank: AcceptanceTerms = { deliveryDate: '', comment: '' }
const loadRules = () => import('./documentSchema.ts')
const fieldsByWireName = new Map<string, keyof AcceptanceTerms>([
  ['deliveryDate', 'deliveryDate'],
  ['comment1', 'comment'],
])

interface AcceptQuoteDialogProps {
  readonly document: ShownDocument
  readonly onClose: () => void
  /** Called with the reason if the document is no longer an open quote. The dialog then closes. */
  readonly onNotOpen: (error: NotOpenError) => void
}

/** Turns a quote into an order. The dialog closes when the quote was accepted, and also if the outcome is unknown. */
export function AcceptQuoteDialog({ document: quote, onClose, onNotOpen }: AcceptQuoteDialogProps) {
  const { locale } = useLocale()
  const { tax } = useTaxLabels()
  const { run } = useAcceptQuote(quote)
  const lengths = useSentLengths(quote)
  const today = useToday()
  const quotedFor = quote.deliveryDate ?? ''
  const quotedText = `Quoted for ${formatCalendarDate(quotedFor, locale)}`
  const [ownDraft] = useState(() => acceptanceDraft(documentKey(quote)))
  const form = usePortalForm({
    blank,
    loadRules,
    rules: ({ acceptQuoteRules }) => acceptQuoteRules,
    draft: ownDraft,
    fieldsByWireName,
    send: async (terms: AcceptanceTerms) => {
      try {
        // An unknown outcome counts as unsent, so that the entries stay in the draft: the customer may have to accept again.
        return (await run(terms)) === 'unknown' ? 'unsent' : undefined
      } catch (error) {
        if (!(error instanceof NotOpenError)) throw error
        onNotOpen(error)
        return undefined
      }
    },
    onEnd: onClose,
  })
  return (
    <FormDialog
      title="Quote Acceptance"
      form={form}
      onClose={onClose}
      errorIn={TransactionFailure}
      summary={
        <Text>
          {`${totalTerm(quote, tax)} `}
          <Money amount={quote.totalIncGst} emphasis="strong" />
        </Text>
      }
      submitLabel="Accept Quote"
      submitsOnEnter={false}
    >
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the date is entered first, and the focus saves a tap on a phone
        autoFocus
        minValue={today}
        {...(quotedFor !== '' &&
          (quotedFor >= today
            ? { shortcuts: [{ label: `${quotedText} · Use this date`, value: quotedFor }] }
            : { description: `${quotedText}, which has passed` }))}
      />
      <Field name="comment" as={TextArea} label="Comment" isRequired maxLength={maxMessageLength} />
      <GoodsList
        goods={quote.lines.map((line, index) => ({
          ...line,
          lengths: lengths[index] || (isMetre(line.unit) ? null : ''),
        }))}
      />
    </FormDialog>
  )
}
