import { Button, formatMoney, Grid, Inline, Text, useAnnouncement, useLocale } from '@trade-portal/design-system'
import type { LikelyAmount } from './paymentDefaults.ts'

interface LikelyAmountsProps {
  readonly amounts: readonly LikelyAmount[]
  /** Called with the chosen amount, in cents. */
  readonly onChoose: (amount: number) => void
}

/** Buttons for amounts that are likely to be paid. */
export function LikelyAmounts({ amounts, onChoose }: LikelyAmountsProps) {
  const locale = useLocale()
  if (amounts.length === 0) return null
  return (
    <Grid minColumn="medium" space="xsmall">
      {amounts.map(({ label, amount }) => (
        <Button key={amount} variant="secondary" size="small" onPress={() => onChoose(amount)}>
          {`Use ${label} ${formatMoney(amount, locale)}`}
        </Button>
      ))}
    </Grid>
  )
}

interface OpenAmountProps {
  /** Cents, above 0. */
  readonly amount: number
  /** Called when the customer chooses to pay this amount. */
  readonly onChoose: () => void
}

/** The open amount of a partly paid invoice. It is loaded after the form. */
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
