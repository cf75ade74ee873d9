import { formatMoney, Inline, TextButton, useLocale } from '@trade-portal/design-system'
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
    <Inline space="small">
      {amounts.map(({ label, amount }) => (
        <TextButton key={amount} onPress={() => onChoose(amount)}>
          {`${label} ${formatMoney(amount, locale)}`}
        </TextButton>
      ))}
    </Inline>
  )
}
