import {
  amountText,
  Button,
  formatMoney,
  Inline,
  Money,
  MoneyField,
  RadioGroup,
  Stack,
  Text,
  useAnnouncement,
  useLocale,
  type FormControlProps,
} from '@trade-portal/design-system'
import { useState } from 'react'
import type { LikelyAmount } from './paymentDefaults.ts'

interface AmountFieldProps extends FormControlProps<string> {
  readonly amounts: readonly LikelyAmount[]
}

const other = 'other'

/** The amount to pay: one of the likely amounts, or another one that the customer types. */
export function AmountField({ amounts, label, ...field }: AmountFieldProps) {
  const [isOther, setOther] = useState(false)
  const likely = amounts.map(({ label, amount }) => ({
    value: amountText(amount),
    label,
    end: <Money amount={amount} emphasis="strong" />,
  }))
  const chosen = !isOther && likely.some(({ value }) => value === field.value) ? field.value : other
  if (likely.length === 0) return <MoneyField {...field} label={label} isRequired />
  return (
    <Stack space="xsmall">
      <RadioGroup
        label={`${label} to pay`}
        hasCards
        isRequired
        options={[...likely, { value: other, label: 'Another amount' }]}
        value={chosen}
        onChange={(value) => {
          setOther(value === other)
          if (value !== other) field.onChange(value)
        }}
      />
      {chosen === other && (
        <MoneyField
          {...field}
          label={label}
          isRequired
          onChange={(text) => {
            // Keeps the field visible when the typed text is the same as a likely amount.
            setOther(true)
            field.onChange(text)
          }}
        />
      )}
    </Stack>
  )
}

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
