import { formatMoney, grouped, Text, useLocale, useAnnouncement } from '@trade-portal/design-system'
import { hasPrice } from '../trade/cart/cartTotals.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { useTaxLabels } from '../foundation/settings/useTaxLabels.ts'
import type { Delivery } from './delivery.ts'

/** The branch and the price of the delivery, as far as they are known. */
export function DeliveryPrice({ delivery }: { readonly delivery: Delivery }) {
  const text = useDeliveryText(delivery)
  useAnnouncement(delivery.state === 'loading' ? '' : text, { onlyChanges: true })
  if (text === '') return null
  return (
    <Text size="small" tone={delivery.state === 'found' ? 'neutral' : 'subdued'}>
      {text}
    </Text>
  )
}

function useDeliveryText(delivery: Delivery): string {
  const locale = useLocale()
  const { cartTax } = useTaxLabels()
  const { showsCheckoutPrices } = useSettings()
  if (delivery.state === 'loading') return 'Working out the delivery…'
  if (delivery.state === 'failed') {
    return 'The delivery could not be worked out now. You can order all the same: its price is added upon order.'
  }
  if (delivery.state !== 'found') return ''
  const { branch, found, price } = delivery
  const from = `Delivery from ${branch}${found.isLocated ? `, ${distanceText(found.distanceKm)}` : ''}`
  if (!showsCheckoutPrices || price.unitPrice === null) return `${from}. Its price is added upon order.`
  if (!hasPrice(price)) return `${from}: price on request, added to the order`
  return `${from}: ${formatMoney(price.unitPrice, locale)} ${cartTax}, added to the order`
}

/** The distance in whole kilometres, because it is an estimate. */
function distanceText(km: number): string {
  return km < 1 ? 'less than 1 km' : `${grouped(Math.round(km))} km`
}
