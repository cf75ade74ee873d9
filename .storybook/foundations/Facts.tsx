import { Table } from '@trade-portal/design-system'
import type { ReactNode } from 'react'

interface FactsProps<Name extends string> {
  readonly label: string
  /** The headers of the columns, by the names of their cells. */
  readonly headers: Readonly<Record<Name, string>>
  readonly rows: readonly Readonly<Record<Name, ReactNode>>[]
  /** The columns of figures. */
  readonly figures?: readonly NoInfer<Name>[]
}

/** A table whose rows never change. */
export function Facts<Name extends string>({ label, headers, rows, figures }: FactsProps<Name>) {
  const columns = Object.entries<string>(headers).map(([key, header]) => {
    const isFigure = figures?.some((name) => name === key) ?? false
    return { key, header, align: isFigure ? ('end' as const) : ('start' as const) }
  })
  return <Table label={label} columns={columns} rows={rows.map((cells, index) => ({ key: String(index), cells }))} />
}
