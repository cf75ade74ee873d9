import { Button, formatMoney, Grid, useLocale } from '@trade-portal/design-system'
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
