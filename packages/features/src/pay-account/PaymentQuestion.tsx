import { AlertDialog, Button, formatMoney, Stack, Text, useLocale } from '@trade-portal/design-system'

interface PaymentQuestionProps {
  readonly isOpen: boolean
  /** Whether an earlier payment, which was made or may have been made, has the same amount and the same reference. */
  readonly isRepeated: boolean
  /** The open amount in cents, if the customer is about to pay more than that; otherwise undefined. */
  readonly exceeded: number | undefined
  readonly onClose: () => void
  readonly onPay: () => void
}

/** Asks for confirmation before a payment that is probably a mistake. */
export function PaymentQuestion({ isOpen, isRepeated, exceeded, onClose, onPay }: PaymentQuestionProps) {
  const locale = useLocale()
  return (
    <AlertDialog
      title={isRepeated ? 'Pay the same again?' : 'Pay more than is open?'}
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
        {exceeded !== undefined && (
          <Text>
            {`Your newest statement says that ${exceeded === 0 ? 'nothing' : formatMoney(exceeded, locale)} is open on this invoice.`}
          </Text>
        )}
      </Stack>
    </AlertDialog>
  )
}
