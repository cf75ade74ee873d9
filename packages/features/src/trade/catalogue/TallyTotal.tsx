import { afterTypingMs, formatMoney, Text, useLocale, useAnnouncement } from '@trade-portal/design-system'
import { useTaxLabels } from '../../foundation/settings/useTaxLabels.ts'
import { tallyCost, type UnitPrice } from './tallyCost.ts'

interface TallyTotalProps {
  readonly metres: number
  readonly price: UnitPrice | undefined
  /** Whether the price is from the cart. Cart prices exclude tax; for list prices the supplier decides. */
  readonly isCartPrice: boolean
}

/**
 * The total length and, if the price is per metre, its price. If the total length is 0, says what to enter. Announced
 * after a pause in typing.
 */
export function TallyTotal({ metres, price, isCartPrice }: TallyTotalProps) {
  const { listTax, cartTax } = useTaxLabels()
  const locale = useLocale()
  const cost = price && tallyCost(metres, price)
  const words = isCartPrice ? cartTax : listTax
  const money = (cents: number | null) => formatMoney(cents, locale)
  const length = `Total length: ${metres.toFixed(2)} m`
  const estimate =
    cost === undefined
      ? ''
      : cost === null
        ? 'Price on request'
        : `Estimated ${money(cost)} ${words}, at ${money(price?.amount ?? null)} per ${price?.unit ?? ''}`
  const note = metres === 0 ? 'Enter a length and its quantity first.' : estimate
  useAnnouncement(`${length}. ${note}`, { afterMs: afterTypingMs, onlyChanges: true })
  return (
    <>
      <Text as="div" weight="strong">
        {length}
      </Text>
      {note !== '' && (
        <Text as="div" size="small" tone="subdued">
          {note}
        </Text>
      )}
    </>
  )
}
