import { AlertDialog, Button, formatMoney, Stack, Text, useLocale } from '@trade-portal/design-system'
import type { Owed } from './paymentDefaults.ts'

interface PaymentQuestionProps {
  readonly isOpen: boolean
  /** Whether an earlier payment, which was made or may have been made, has the same amount and the same reference. */
  readonly isRepeated: boolean
  /** The amount to pay in cents. */
  readonly amount: number
  /** What is owed, if the customer is about to pay more than that; otherwise undefined. */
  readonly exceeded: Owed | undefined
  readonly onClose: () => void
  readonly onPay: () => void
}

/** Asks for confirmation before a payment that is probably a mistake. */
export function PaymentQuestion({ isOpen, isRepeated, amount, exceeded, onClose, onPay }: PaymentQuestionProps) {
  const locale = useLocale()
  return (
    <AlertDialog
      title={isRepeated ? 'Pay the same again?' : 'Pay more than is owed?'}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel="Do not pay"
      actions={<Button onPress={onPay}>{isRepeated ? 'Pay again' : 'Pay more'}</Button>}
    >
      <Stack space="small">
        {isRepeated && (
          <Text>
            You have opened the payment page for this amount and reference before. The balances do not show a payment
            until the finance team has processed it.
          </Text>
        )}
        {exceeded && (
          <Text>{`You are paying ${formatMoney(amount, locale)}. ${owedText[exceeded.source](formatMoney(exceeded.amount, locale))}`}</Text>
        )}
      </Stack>
    </AlertDialog>
  )
}

const owedText: Readonly<Record<Owed['source'], (sum: string) => string>> = {
  balance: (sum) => `The current balance of your account is ${sum}.`,
  statement: (sum) => `Your newest statement says that ${sum} is open on this invoice.`,
  invoice: (sum) => `The total of this invoice is ${sum}.`,
}
