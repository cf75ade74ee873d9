import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useState } from 'react'
import type { TableProps } from './Ours.tsx'
import { columns, show, textOf } from './rows.ts'
import type { Row } from './rows.ts'

/** Windowed rows and nothing else: plain text, one height, no link, no checkbox, no role, nothing to print. */
export function Floor({ rows, search }: TableProps) {
  const [sort, setSort] = useState<keyof Row | null>(null)
  const texts = useMemo(() => rows.map((row) => textOf(row).toLowerCase()), [rows])
  const shown = useMemo(() => {
    const found = search === '' ? rows : rows.filter((_, index) => texts[index]?.includes(search))
    if (sort === null) return found
    if (sort === 'amount') return found.toSorted((a, b) => a.amount - b.amount)
    return found.toSorted((a, b) => a[sort].localeCompare(b[sort]))
  }, [rows, texts, search, sort])
  const virtualizer = useWindowVirtualizer({ count: shown.length, estimateSize: () => 40, overscan: 6 })
  return (
    <div>
      <div style={{ display: 'flex' }}>
        {columns.map(({ key, header }) => (
          <button key={key} type="button" onClick={() => setSort(key)}>
            {header}
          </button>
        ))}
      </div>
      <div style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = shown[index]
          return (
            row && (
              <div
                key={row.number}
                style={{
                  position: 'absolute',
                  display: 'grid',
                  gridTemplateColumns: 'repeat(8, 1fr)',
                  width: '100%',
                  height: 40,
                  transform: `translateY(${start}px)`,
                }}
              >
                {columns.map(({ key }) => (
                  <div key={key}>{show(row, key)}</div>
                ))}
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}
