import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { TableProps } from './Ours.tsx'
import { columns, money, show } from './rows.ts'
import { useFloorRows } from './useFloorRows.ts'

interface NeededFloorProps extends TableProps {
  /** Whether rows can be selected and commented, as invoices can. */
  isSelectable: boolean
}

/**
 * The plain windowed rows with what nobody could use a list without, each in its plainest form:
 * - roles, positions and the sort for screen readers;
 * - a link in each row, and where invoices have them a checkbox and a button;
 * - how many rows are found, and their total;
 * - the search in the address, for a reload and a shared link.
 * It has no tools, no styles, no heights that follow the text, no cards and no paper.
 */
export function NeededFloor({ rows, search, isSelectable }: NeededFloorProps) {
  const { shown, sort, setSort } = useFloorRows({ rows, search })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  useLayoutEffect(() => {
    window.history.replaceState(null, '', `?${new URLSearchParams({ search, sort: sort ?? '' })}`)
  }, [search, sort])
  const total = useMemo(() => shown.reduce((sum, { amount }) => sum + amount, 0), [shown])
  const virtualizer = useWindowVirtualizer({ count: shown.length, estimateSize: () => 40, overscan: 6 })
  const toggle = (number: string, isSelected: boolean) =>
    setSelected((before) => new Set(isSelected ? [...before, number] : [...before].filter((other) => other !== number)))
  const grid = { display: 'grid', gridTemplateColumns: `repeat(${columns.length + (isSelectable ? 2 : 0)}, 1fr)` }
  return (
    <div>
      <p>
        {shown.length} of {rows.length} rows, {money.format(total / 100)}
      </p>
      <div role="table" aria-label="Documents" aria-rowcount={shown.length + 1}>
        <div role="rowgroup">
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
        </div>
        <div role="rowgroup" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = shown[index]
            if (!row) return null
            const place = {
              position: 'absolute',
              width: '100%',
              height: 40,
              transform: `translateY(${start}px)`,
            } as const
            return (
              <div key={row.number} role="row" aria-rowindex={index + 2} style={{ ...grid, ...place }}>
                {isSelectable && (
                  <div role="cell">
                    <input
                      type="checkbox"
                      aria-label={`Select ${row.number}`}
                      checked={selected.has(row.number)}
                      onChange={(event) => toggle(row.number, event.target.checked)}
                    />
                  </div>
                )}
                {columns.map(({ key }) => (
                  <div key={key} role={key === 'number' ? 'rowheader' : 'cell'}>
                    {key === 'number' ? <a href={`/${row.type}/${row.number}`}>{row.number}</a> : show(row, key)}
                  </div>
                ))}
                {isSelectable && (
                  <div role="cell">
                    <button type="button" aria-label={`Add comment to ${row.number}`}>
                      Add
                    </button>
                  </div>
                )}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
