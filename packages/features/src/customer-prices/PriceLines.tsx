import { Money, NumberField, Stack, Table, Text } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { hasPrice } from '../trade/cart/cartTotals.ts'
import { lineKey } from '../trade/cart/lineKey.ts'
import { usePricing } from '../trade/customer-prices/pricing.ts'
import { markUpLimits } from './letterhead.ts'
import type { Sheet } from './sheetLines.ts'

const columns = [
  { key: 'name', header: 'Product' },
  { key: 'quantity', header: 'Quantity', isShort: true },
  { key: 'cost', header: 'Your cost', align: 'end', isShort: true },
  { key: 'markUp', header: 'Own mark-up' },
  { key: 'price', header: 'Their price', align: 'end', isShort: true },
  { key: 'total', header: 'Total', align: 'end', isShort: true },
] as const

interface PriceLinesProps {
  readonly costs: readonly CartLine[]
  /** Undefined until there is a mark-up. */
  readonly sheet: Sheet | undefined
  /** In cents. Undefined until there is a mark-up. */
  readonly sums: { readonly cost: number | null; readonly margin: number; readonly total: number | null } | undefined
}

/** The lines with the user's cost, a mark-up that may differ from that of all lines, and the customer's price. */
export function PriceLines({ costs, sheet, sums }: PriceLinesProps) {
  const { ownMarkUps, change } = usePricing()
  const set = (key: string, markUp: number | null) => {
    const { [key]: _before, ...others } = ownMarkUps
    change({ ownMarkUps: markUp === null ? others : { ...others, [key]: markUp } })
  }
  return (
    <Table
      label="Lines to price"
      columns={columns}
      totals={
        sums && [
          { label: 'Your cost', value: <Money amount={sums.cost} /> },
          { label: 'Your margin', value: <Money amount={sums.margin} /> },
          { label: 'Their total', value: <Money amount={sums.total} emphasis="total" />, emphasis: 'strong' },
        ]
      }
      rows={costs.map((line, index) => {
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
  )
}
