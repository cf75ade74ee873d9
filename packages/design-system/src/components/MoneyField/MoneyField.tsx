import { useState } from 'react'
import type { FieldProps } from '../../parts/FieldProps.ts'
import { useLocale } from '../../parts/format.ts'
import { TextField } from '../TextField/TextField.tsx'
import { amountText, readAmount } from './readAmount.ts'

/** Its value is a text: as `amountText` writes it, '' while it is empty, or what was typed and could not be read. */
type MoneyFieldProps = FieldProps<string>

/** The error of a text that is not an amount. */
export const unreadableAmount = 'Enter an amount such as 1,797.95'

/**
 * An amount of money in the currency of the page, typed or pasted. Its value follows each keystroke, and is written in full
 * when the field is left. A text that is not an amount is kept, and is an error then.
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
