import { typingDebounceMs, formatMoney, Text, useLocale, useAnnouncement } from '@trade-portal/design-system'
import type { Tally } from '@trade-portal/supplier-api'
import { useTaxLabels } from '../customer/useTaxLabels.ts'
import { totalLength } from './tally.ts'
import { tallyCost, type UnitPrice } from './tallyCost.ts'

interface TallyTotalProps {
  readonly tallies: readonly Tally[]
  readonly price: UnitPrice | undefined
  /**
   * Whether the price is from the cart. Cart prices exclude tax. The supplier decides whether list prices include tax.
   */
  readonly isCartPrice: boolean
}

/**
 * The calculation of the total length, such as "12 × 2.4 = 28.8 m", and what this length costs if the price is per metre. If
 * the total length is 0, says what to enter. The total is announced after a pause in typing.
 */
export function TallyTotal({ tallies, price, isCartPrice }: TallyTotalProps) {
  const { listTax, cartTax } = useTaxLabels()
  const metres = totalLength(tallies)
  const locale = useLocale()
  const cost = price && tallyCost(metres, price)
  const words = isCartPrice ? cartTax : listTax
  const money = (cents: number | null) => formatMoney(cents, locale)
  const total = `Total length: ${metres.toFixed(2)} m`
  const estimate =
    cost === undefined
      ? ''
      : cost === null
        ? 'Price on request'
        : `Estimated ${money(cost)} ${words}, at ${money(price?.amount ?? null)} per ${price?.unit ?? ''}`
  const note = metres === 0 ? 'Enter a length and its quantity first.' : estimate
  useAnnouncement(`${total}. ${note}`, { afterMs: typingDebounceMs, onlyChanges: true })
  return (
    <>
      {metres > 0 && (
        <Text as="div" weight="strong">
          {tallies.map(({ length, quantity }) => `${quantity} × ${length}`).join(' + ')} = {metres} m
        </Text>
      )}
      {note !== '' && (
        <Text as="div" size="small" tone="subdued">
          {note}
        </Text>
      )}
    </>
  )
}
