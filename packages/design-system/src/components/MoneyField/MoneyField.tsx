import { useState } from 'react'
import type { FieldProps } from '../../parts/FieldProps.ts'
import { useLocale } from '../../parts/format.ts'
import { TextField } from '../TextField/TextField.tsx'
import { amountText, readAmount } from './readAmount.ts'

/** Its value is a text: an amount as `amountText` writes it, '' while empty, or a typed text that could not be read. */
type MoneyFieldProps = FieldProps<string>

/** The error message for a text that is not an amount. */
export const unreadableAmount = 'Enter an amount such as 1,797.95'

/**
 * A field for an amount of money in the currency of the page. Its value follows each keystroke. When the field is left,
 * the amount is written in full; a text that is not an amount is kept and becomes an error.
 */
export function MoneyField({ label, value, onChange, onBlur, errorMessage, ...field }: MoneyFieldProps) {
  const { currency } = useLocale()
  const [isTyping, setTyping] = useState(false)
  const cents = readAmount(value, currency)
  const isUnreadable = cents === undefined && value.trim() !== '' && !isTyping
  const leave = () => {
    setTyping(false)
    if (cents !== undefined && amountText(cents) !== value) onChange(amountText(cents))
    onBlur?.()
  }
  return (
    <TextField
      {...field}
      label={`${label} (${currency})`}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(text) => {
        setTyping(true)
        onChange(text)
      }}
      onBlur={leave}
      errorMessage={isUnreadable ? unreadableAmount : errorMessage}
    />
  )
}
