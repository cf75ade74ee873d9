import { formatMoney, Inline, Text, TextButton, useLocale, useAnnouncement } from '@trade-portal/design-system'

interface OpenAmountProps {
  /** Cents. */
  readonly amount: number
  /** Called when the customer chooses to pay this amount. */
  readonly onChoose: () => void
}

/** The open amount of a partly or fully paid invoice. It is loaded after the form. */
export function OpenAmount({ amount, onChoose }: OpenAmountProps) {
  const locale = useLocale()
  const words =
    amount === 0
      ? 'Nothing is open on your newest statement. This invoice may be paid already.'
      : `${formatMoney(amount, locale)} is open on your newest statement.`
  useAnnouncement(words)
  return (
    <Inline space="small">
      <Text size="small" tone={amount === 0 ? 'critical' : 'neutral'}>
        {words}
      </Text>
      {amount > 0 && <TextButton onPress={onChoose}>Pay that</TextButton>}
    </Inline>
  )
}
