import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { createSupplierApi } from '@trade-portal/supplier-api'
import { useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { money } from './renderFloorPage.tsx'

interface Row {
  readonly number: string
  readonly type: string
  readonly date: string
  readonly branch: string
  readonly reference: string
  readonly address: string
  readonly job: string
  readonly amount: number
}

const columns = [
  { key: 'number', header: 'Number' },
  { key: 'type', header: 'Type' },
  { key: 'date', header: 'Date' },
  { key: 'branch', header: 'Branch' },
  { key: 'reference', header: 'Reference' },
  { key: 'address', header: 'Delivery Address' },
  { key: 'job', header: 'Job Name' },
  { key: 'amount', header: 'Amount' },
] as const satisfies readonly { key: keyof Row; header: string }[]

const show = (row: Row, key: keyof Row) => (key === 'amount' ? money.format(row.amount) : row[key])

/**
 * The floor of a list: a plain page with which the portal's list is compared. It shows only the least that a list needs:
 * windowed rows of one height, roles for screen readers, a search and a sort that stay in the address, a count and a total,
 * a link in each row, and for invoices a checkbox and a button.
 */
function List({ rows, isSelectable }: { rows: readonly Row[]; isSelectable: boolean }) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<keyof Row | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  useLayoutEffect(() => {
    window.history.replaceState(null, '', `?${new URLSearchParams({ search, sort: sort ?? '' })}`)
  }, [search, sort])
  const texts = useMemo(() => rows.map((row) => Object.values(row).join(' ').toLowerCase()), [rows])
  const shown = useMemo(() => {
    const found = search === '' ? rows : rows.filter((_, index) => texts[index]?.includes(search))
    if (sort === null) return found
    if (sort === 'amount') return found.toSorted((a, b) => a.amount - b.amount)
    return found.toSorted((a, b) => a[sort].localeCompare(b[sort]))
  }, [rows, texts, search, sort])
  const total = useMemo(() => shown.reduce((sum, { amount }) => sum + amount, 0), [shown])
  const virtualizer = useWindowVirtualizer({ count: shown.length, estimateSize: () => 40, overscan: 6 })
  const toggle = (number: string) =>
    setSelected(
      (before) => new Set(before.has(number) ? [...before].filter((other) => other !== number) : [...before, number]),
    )
  const grid = { display: 'grid', gridTemplateColumns: `repeat(${columns.length + (isSelectable ? 2 : 0)}, 1fr)` }
  return (
    <main>
      <input type="search" aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <p>
        {shown.length} of {rows.length} rows, {money.format(total)}
      </p>
      <div role="table" aria-label="Documents" aria-rowcount={shown.length + 1}>
        <div role="row" aria-rowindex={1} style={grid}>
          {isSelectable && <div role="columnheader">Select</div>}
          {columns.map(({ key, header }) => (
            <div key={key} role="columnheader" aria-sort={sort === key ? 'ascending' : 'none'}>
              <button type="button" onClick={() => setSort(key)}>
                {header}
              </button>
            </div>
          ))}
          {isSelectable && <div role="columnheader">Comment</div>}
        </div>
        <div role="rowgroup" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = shown[index]
            if (!row) return null
            const { number, type } = row
            const place = { position: 'absolute', width: '100%', height: 40 } as const
            return (
              <div
                key={number}
                role="row"
                aria-rowindex={index + 2}
                data-index={index}
                style={{ ...grid, ...place, transform: `translateY(${start}px)` }}
              >
                {isSelectable && (
                  <div role="cell">
                    <input
                      type="checkbox"
                      aria-label={`Select ${number}`}
                      checked={selected.has(number)}
                      onChange={() => toggle(number)}
                    />
                  </div>
                )}
                {columns.map(({ key }) => (
                  <div key={key} role={key === 'number' ? 'rowheader' : 'cell'}>
                    {key === 'number' ? <a href={`/${type}/${number}`}>{number}</a> : show(row, key)}
                  </div>
                ))}
                {isSelectable && (
                  <div role="cell">
                    <button type="button" aria-label={`Add comment to ${number}`}>
                      Add
                    </button>
                  </div>
                )}
              </div>
            )
          })}
        </div>
      </div>
    </main>
  )
}

interface Listed {
  readonly number: string
  readonly suffix: string
  readonly type: string
  readonly branchId: string
  readonly reference: string
  readonly shipAddress: string
  readonly jobName: string
  readonly amount: number | null
}

const toRow = (listed: Listed, date: string | null): Row => ({
  number: `${listed.number}-${listed.suffix}`,
  type: listed.type,
  date: date ?? '',
  branch: listed.branchId,
  reference: listed.reference,
  address: listed.shipAddress,
  job: listed.jobName,
  amount: listed.amount ?? 0,
})

const { endpointUrl = '', sessionId = '' } = Object.fromEntries(new URLSearchParams(window.location.search))
const known = async () => ({ deviceId: 'PORTAL', companyId: '1', userName: 'demo-large', customerId: 'HAR001' })
const supplier = createSupplierApi({ endpoint: { endpointUrl, api: 'proxy' }, sessionId, known })

const root = createRoot(document.body)
// Formats a number before the rows arrive, because a real page has loaded the number format by then.
root.render(<p>{money.format(0)}</p>)
window.addEventListener('popstate', () => void showRows(window.location.pathname === '/invoices'))

/** Shows the rows. It reads them through the portal's client, which checks each value of each row. */
async function showRows(isSelectable: boolean): Promise<void> {
  const rows = isSelectable
    ? (await supplier.getCustomerInvoicesTP({})).map((invoice) => toRow(invoice, invoice.date))
    : (await supplier.getCustomerTransactions({})).map((order) => toRow(order, order.deliveryDate))
  flushSync(() => root.render(<List rows={rows} isSelectable={isSelectable} />))
}
