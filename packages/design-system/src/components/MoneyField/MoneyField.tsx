import type { FieldProps } from '../../parts/FieldProps.ts'
import { ReadField } from '../../parts/ReadField.tsx'
import { useLocale } from '../DesignSystemProvider/format.ts'
import { amountText, readAmount } from './readAmount.ts'

/** Its value is the amount as `amountText` writes it, '' while it is empty, or a text that could not be read. */
export type MoneyFieldProps = FieldProps<string>

/** What is wrong with a text that is no amount. */
export const unreadableAmount = 'Enter an amount such as 1,797.95'

/** An amount of money in the currency of the page, typed or pasted. Its value follows each keystroke. */
export function MoneyField(props: MoneyFieldProps) {
  const { currency } = useLocale()
  const show = (text: string) => {
    const cents = readAmount(text, currency)
    return cents === undefined ? undefined : amountText(cents)
  }
  return (
    <ReadField
      {...props}
      label={`${props.label} (${currency})`}
      read={show}
      show={show}
      isLive
      placeholder="0.00"
      unreadable={unreadableAmount}
      inputMode="decimal"
    />
  )
}
