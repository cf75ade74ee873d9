import {
  formatMoney,
  Money,
  NumberField,
  Stack,
  Table,
  Text,
  typingDebounceMs,
  useAnnouncement,
  useLocale,
} from '@trade-portal/design-system'
import { cartTotals, hasPrice } from '../trade/cart/cartTotals.ts'
import { lineKey } from '../trade/cart/lineKey.ts'
import { usePricing } from '../trade/customer-prices/pricing.ts'
import { markUpLimits } from './letterhead.ts'
import type { costsOf, Sheet } from './sheetLines.ts'

const columns = [
  { key: 'name', header: 'Product' },
  { key: 'quantity', header: 'Quantity', isShort: true },
  { key: 'cost', header: 'Your cost', align: 'end', isShort: true },
  { key: 'markUp', header: 'Own mark-up' },
  { key: 'price', header: 'Their price', align: 'end', isShort: true },
  { key: 'total', header: 'Total', align: 'end', isShort: true },
] as const

interface PriceLinesProps {
  /** Names the goods. */
  readonly title: string
  readonly costs: ReturnType<typeof costsOf>
  /** Undefined until there is a mark-up. */
  readonly sheet: Sheet | undefined
}

const hint = 'Enter a mark-up to see the prices.'

/** The lines with the user's cost, a mark-up that may differ from that of all lines, and the customer's price. */
export function PriceLines({ title, costs: { lines, includesTax }, sheet }: PriceLinesProps) {
  const { ownMarkUps, change } = usePricing()
  const locale = useLocale()
  const { subtotal: cost } = cartTotals(lines)
  const total = sheet?.total ?? null
  const margin = total === null || cost === null ? null : total - cost
  const money = (cents: number | null) => formatMoney(cents, locale)
  const sums = `Their total: ${money(total)}. Your cost: ${money(cost)}. Your margin: ${money(margin)}.`
  useAnnouncement(margin === null ? hint : sums, { afterMs: typingDebounceMs, onlyChanges: true })
  const set = (key: string, markUp: number | null) => {
    const { [key]: _before, ...others } = ownMarkUps
    change({ ownMarkUps: markUp === null ? others : { ...others, [key]: markUp } })
  }
  return (
    <Stack space="medium">
      <Table
        label="Lines to price"
        columns={columns}
        totals={
          margin === null
            ? undefined
            : [
                { label: 'Your cost', value: <Money amount={cost} /> },
                { label: 'Your margin', value: <Money amount={margin} /> },
                { label: 'Their total', value: <Money amount={total} emphasis="total" />, emphasis: 'strong' },
              ]
        }
        rows={lines.map((line, index) => {
          const key = lineKey(line)
          const { price = null, total = null } = sheet?.lines[index] ?? {}
          return {
            key,
            cells: {
              name: (
                <Stack space="none">
                  <Text as="div" weight="medium">
                    {line.name}
                  </Text>
                  <Text as="div" size="small" tone="subdued">
                    {line.productId}
                  </Text>
                </Stack>
              ),
              quantity: `${line.quantity} ${line.unit}`,
              cost: hasPrice(line) ? <Money amount={line.unitPrice} /> : 'On request',
              markUp: hasPrice(line) && (
                <NumberField
                  label={`Mark-up of ${line.name}`}
                  hideLabel
                  unit="%"
                  width="short"
                  {...markUpLimits}
                  value={ownMarkUps[key] ?? null}
                  onChange={(markUp) => set(key, markUp)}
                />
              ),
              price: <Money amount={price} />,
              total: <Money amount={total} emphasis="strong" />,
            },
          }
        })}
      />
      {margin === null && <Text>{hint}</Text>}
      <Text size="small" tone="subdued">
        {`From: ${title}. Costs and prices ${includesTax ? 'include' : 'exclude'} tax.`}
      </Text>
    </Stack>
  )
}
