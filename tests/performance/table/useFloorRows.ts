import { useMemo, useState } from 'react'
import type { TableProps } from './Ours.tsx'
import { textOf } from './rows.ts'
import type { Row } from './rows.ts'

/** The rows that a search leaves, sorted, in the fewest steps. */
export function useFloorRows({ rows, search }: TableProps) {
  const [sort, setSort] = useState<keyof Row | null>(null)
  const texts = useMemo(() => rows.map((row) => textOf(row).toLowerCase()), [rows])
  const shown = useMemo(() => {
    const found = search === '' ? rows : rows.filter((_, index) => texts[index]?.includes(search))
    if (sort === null) return found
    if (sort === 'amount') return found.toSorted((a, b) => a.amount - b.amount)
    return found.toSorted((a, b) => a[sort].localeCompare(b[sort]))
  }, [rows, texts, search, sort])
  return { shown, sort, setSort }
}
