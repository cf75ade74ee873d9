import {
  Bitmap,
  CalendarDate,
  DescriptionList,
  Divider,
  Heading,
  Inline,
  Money,
  PaperHead,
  Stack,
  Table,
  Text,
  useIsPrinting,
} from '@trade-portal/design-system'
import { counted } from '../foundation/lists/counted.ts'
import { today } from '../foundation/time/calendarDay.ts'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import type { Letterhead } from './letterhead.ts'
import type { Sheet } from './sheetLines.ts'

export interface CustomerSheetProps {
  readonly sheet: Sheet
  readonly includesTax: boolean
  readonly letterhead: Pick<Letterhead, 'name' | 'abn'>
  readonly logo: ImageBitmap | undefined
  readonly customer: string
  readonly jobName: string
}

const columns = [
  { key: 'name', header: 'Description' },
  { key: 'quantity', header: 'Quantity' },
  { key: 'price', header: 'Price', align: 'end' },
  { key: 'total', header: 'Amount', align: 'end' },
] as const

/** The sheet as the customer gets it. Neither the supplier nor the user's own cost is among what it is given. */
export function CustomerSheet({ sheet: { lines, total, unpriced }, includesTax, ...head }: CustomerSheetProps) {
  const { tax, isTaxMode } = useTaxLabels()
  const isPrinting = useIsPrinting()
  const words = `${includesTax ? 'inc' : 'ex'} ${tax}`
  return (
    <Stack space="medium">
      <PaperHead of="document">
        <SheetHead {...head} level={1} />
      </PaperHead>
      {!isPrinting && <SheetHead {...head} level={2} />}
      <Table
        label="Prices"
        columns={columns}
        rows={lines.map(({ key, name, quantity, unit, price, total: amount }) => ({
          key,
          cells: {
            name,
            quantity: `${quantity} ${unit}`,
            price: price === null ? 'To be confirmed' : <Money amount={price} />,
            total: price !== null && <Money amount={amount} emphasis="strong" />,
          },
        }))}
        totals={[{ label: `Total ${words}`, value: <Money amount={total} emphasis="total" />, emphasis: 'strong' }]}
      />
      <Text size="small" tone="subdued">
        {isTaxMode
          ? 'Prices exclude tax, which is added later.'
          : `All prices ${includesTax ? 'include' : 'exclude'} ${tax}.`}
        {unpriced > 0 && ` The total is without ${counted(unpriced, 'item')} to be confirmed.`}
      </Text>
    </Stack>
  )
}

type SheetHeadProps = Omit<CustomerSheetProps, 'sheet' | 'includesTax'> & { readonly level: 1 | 2 }

function SheetHead({ letterhead: { name, abn }, logo, customer, jobName, level }: SheetHeadProps) {
  const { isTaxMode } = useTaxLabels()
  const facts = [
    { term: 'For', detail: customer },
    { term: 'Job', detail: jobName },
    { term: 'Date', detail: <CalendarDate value={today.current()} /> },
  ].filter(({ detail }) => typeof detail !== 'string' || detail.trim() !== '')
  return (
    <Stack space="small">
      <Inline space="large" justify="between" align="start">
        <Stack space="xxsmall">
          {logo && <Bitmap bitmap={logo} />}
          {name !== '' && (
            <Text size="large" weight="strong">
              {name}
            </Text>
          )}
          {abn !== '' && !isTaxMode && <Text size="small">ABN {abn}</Text>}
        </Stack>
        <Heading level={level} size="large">
          Quote
        </Heading>
      </Inline>
      <Divider />
      <DescriptionList layout="stacked" items={facts} />
    </Stack>
  )
}
