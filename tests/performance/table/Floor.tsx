import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { TableProps } from './Ours.tsx'
import { columns, show } from './rows.ts'
import { useFloorRows } from './useFloorRows.ts'

/** Windowed rows and nothing else: plain text, one height, no link, no checkbox, no role, nothing to print. */
export function Floor(props: TableProps) {
  const { shown, setSort } = useFloorRows(props)
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
