import { Button, formatMoney, Inline, Text, useAnnouncement, useLocale } from '@trade-portal/design-system'

interface OpenAmountProps {
  /** In cents, above 0. */
  readonly amount: number
  /** Called when the customer chooses to pay this amount. */
  readonly onChoose: () => void
}

/**
 * The open amount of a partly paid invoice, with a button that puts this amount into the form. The open amount is loaded
 * after the form.
 */
export function OpenAmount({ amount, onChoose }: OpenAmountProps) {
  const words = `${formatMoney(amount, useLocale())} is open on your newest statement.`
  useAnnouncement(words)
  return (
    <Inline space="small">
      <Text size="small">{words}</Text>
      <Button variant="secondary" size="small" onPress={onChoose}>
        Pay that
      </Button>
    </Inline>
  )
}
