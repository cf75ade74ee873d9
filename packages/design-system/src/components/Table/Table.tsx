// On a phone the table is laid out as cards. Browsers then drop its roles, so they are set explicitly.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './Table.css.ts'

interface TableColumn {
  key: string
  header: ReactNode
  /** `end` for amounts of money. */
  align?: 'start' | 'end'
  /** Keeps its values, which are short, on one line. */
  isShort?: boolean
}

interface TableRow {
  key: string
  /** The cells' contents by column key. A missing key leaves its cell blank. */
  cells: Record<string, ReactNode>
}

interface TableTotal {
  /** Each total has a different label. */
  label: string
  value: ReactNode
  emphasis?: 'strong'
}

interface TableProps {
  /** What the table lists; read aloud. */
  label: string
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
  /** Sums below the last column. */
  totals?: readonly TableTotal[] | undefined
}

/** A table of rows and columns. On a phone the first value of a row is the heading of the others, which have their labels. */
export function Table({ label, columns, rows, totals }: TableProps) {
  return (
    <div className={styles.frame}>
      <table role="table" aria-label={label} className={styles.table}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map(({ key, header, align = 'start' }) => (
              <th key={key} role="columnheader" scope="col" className={classes(styles.header, styles.align[align])}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row) => (
            <tr key={row.key} role="row" className={styles.row}>
              {columns.map(({ key, header, align = 'start', isShort = false }, index) => (
                <td
                  key={key}
                  role="cell"
                  className={classes(styles.cell, styles.align[align], isShort && styles.short)}
                >
                  {index > 0 && typeof header === 'string' && (
                    <span aria-hidden className={styles.name}>
                      {header}
                    </span>
                  )}
                  <div className={styles.value}>{row.cells[key]}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals && (
          // Not a tfoot, which browsers print at the end of every page.
          <tbody role="rowgroup" className={styles.foot}>
            {totals.map(({ label: term, value, emphasis }) => (
              <tr key={term} role="row" className={classes(styles.totalRow, emphasis && styles.strong)}>
                <th role="rowheader" scope="row" colSpan={columns.length - 1} className={styles.totalLabel}>
                  {term}
                </th>
                <td role="cell" className={classes(styles.total, styles.align.end)}>
                  {value}
                </td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}
