import {
  Card,
  formatMoney,
  Grid,
  NumberField,
  Stack,
  Text,
  TextField,
  typingDebounceMs,
  useAnnouncement,
  useLocale,
} from '@trade-portal/design-system'
import { cartTotals } from '../trade/cart/cartTotals.ts'
import { usePricing } from '../trade/customer-prices/pricing.ts'
import { markUpLimits } from './letterhead.ts'
import { PriceLines } from './PriceLines.tsx'
import type { costsOf, Sheet } from './sheetLines.ts'

interface PricesFormProps {
  /** Names the goods. */
  readonly title: string
  readonly costs: ReturnType<typeof costsOf>
  /** In percent; null if there is none. */
  readonly markUp: number | null
  /** Undefined until there is a mark-up. */
  readonly sheet: Sheet | undefined
}

/** The user's costs, and the fields from which the sheet is made. */
export function PricesForm({ title, costs: { lines, includesTax }, markUp, sheet }: PricesFormProps) {
  const { customer, jobName, change } = usePricing()
  const locale = useLocale()
  const { subtotal: cost } = cartTotals(lines)
  const total = sheet?.total ?? null
  const margin = total === null || cost === null ? null : total - cost
  const money = (cents: number | null) => formatMoney(cents, locale)
  const sums = `Their total: ${money(total)}. Your cost: ${money(cost)}. Your margin: ${money(margin)}.`
  const hint = 'Enter a mark-up to see the prices.'
  useAnnouncement(margin === null ? hint : sums, { afterMs: typingDebounceMs, onlyChanges: true })
  return (
    <Stack space="medium">
      <Card>
        <Grid minColumn="card" space="medium" align="start">
          <NumberField
            label="Mark-up for all lines"
            unit="%"
            {...markUpLimits}
            value={markUp}
            onChange={(changed) => change({ markUp: changed })}
          />
          <TextField
            label="Customer"
            value={customer}
            onChange={(changed) => change({ customer: changed })}
            autoComplete="off"
            maxLength={80}
          />
          <TextField
            label="Job"
            value={jobName}
            onChange={(changed) => change({ jobName: changed })}
            autoComplete="off"
            maxLength={80}
          />
        </Grid>
      </Card>
      <PriceLines costs={lines} sheet={sheet} sums={margin === null ? undefined : { cost, margin, total }} />
      {margin === null && <Text>{hint}</Text>}
      <Text size="small" tone="subdued">
        {`From: ${title}. Costs and prices ${includesTax ? 'include' : 'exclude'} tax.`}
      </Text>
    </Stack>
  )
}
