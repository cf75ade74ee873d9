import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { Shell } from './Shell.tsx'
import { money, renderFloorPage } from './renderFloorPage.tsx'
import { useRows } from './supplier.ts'
import type { Row } from './supplier.ts'

function Orders() {
  const orders = useRows('getCustomerTransactions')
  const branches = useRows('getBranches')
  return (
    <>
      <h1>Orders & Quotes</h1>
      {orders && branches && <OrderRows orders={orders} branches={branches} />}
    </>
  )
}

function OrderRows({ orders, branches }: { orders: readonly Row[]; branches: readonly Row[] }) {
  const [search, setSearch] = useState('')
  const texts = useMemo(() => orders.map((order) => Object.values(order).join(' ').toLowerCase()), [orders])
  const shown = useMemo(() => orders.filter((_, index) => texts[index]?.includes(search)), [orders, texts, search])
  const nameOf = new Map(branches.map(({ branchID, branchName }) => [branchID, branchName]))
  const total = shown.reduce((sum, { transactionAmount }) => sum + Number(transactionAmount), 0)
  const virtualizer = useWindowVirtualizer({ count: shown.length, estimateSize: () => 120, overscan: 6 })
  return (
    <>
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value.toLowerCase())} />
      <p>
        {shown.length} rows, {money.format(total)}
      </p>
      <div role="table" aria-label="Orders & Quotes" aria-rowcount={shown.length}>
        <div role="rowgroup" className="rows" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = shown[index]
            if (!row) return null
            const { transactionNumber, transactionSuffix } = row
            return (
              <div
                key={index}
                role="row"
                aria-rowindex={index + 1}
                className="row"
                style={{ transform: `translateY(${start}px)` }}
              >
                <div role="rowheader">
                  <Link to={`/orders/${transactionNumber}-${transactionSuffix}`}>{transactionNumber}</Link>
                </div>
                <div role="cell">{row['transactionType']}</div>
                <div role="cell">{row['deliveryDate']}</div>
                <div role="cell">{nameOf.get(row['branchID'] ?? '')}</div>
                <div role="cell">{row['customerOrderNumber']}</div>
                <div role="cell">{row['shipAddress1']}</div>
                <div role="cell">{row['jobName']}</div>
                <div role="cell">{money.format(Number(row['transactionAmount']))}</div>
              </div>
            )
          })}
        </div>
      </div>
    </>
  )
}

renderFloorPage(
  <Shell>
    <Orders />
  </Shell>,
)
