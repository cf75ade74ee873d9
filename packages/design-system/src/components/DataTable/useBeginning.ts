import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { DataTableSort } from './DataTableSort.ts'
import { upperEdge } from './rowInView.ts'

/** Shows the first row after another sort: who pressed a head far down the list wants to see what comes first now. */
export function useBeginning(table: RefObject<HTMLElement | null>, sort: DataTableSort | null): void {
  const shown = useRef(sort)
  useLayoutEffect(() => {
    if (shown.current === sort) return
    shown.current = sort
    const rows = table.current?.querySelector(':scope > [role=rowgroup]:last-child')
    if (!table.current || !rows) return
    const above = rows.getBoundingClientRect().top - upperEdge(table.current)
    if (above < 0) window.scrollBy(0, above)
  }, [table, sort])
}
