import { useState } from 'react'
import type { FieldProps } from '../../parts/FieldProps.ts'
import { useLocale } from '../../parts/format.ts'
import { TextField } from '../TextField/TextField.tsx'
import { amountText, readAmount } from './readAmount.ts'

/** The value is text: an amount as `amountText` writes it, '' if empty, or typed text that is not an amount. */
type MoneyFieldProps = FieldProps<string>

/** The error message for a text that is not an amount. */
export const unreadableAmount = 'Enter an amount such as 1,797.95'

/**
 * A field for an amount of money in the page's currency. The value changes with each keystroke. When the user leaves the
 * field, it shows the amount in full, such as 1,797.95. Text that is not an amount stays in the field and becomes an error.
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
