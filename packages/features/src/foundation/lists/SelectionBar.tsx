import { ActionBar, type Rows } from '@trade-portal/design-system'
import type { ReactNode } from 'react'

interface SelectionBarProps<Row> {
  readonly label: string
  readonly rows: Rows<Row>
  readonly children: ReactNode
}

/** The action bar for the selected rows of a list. */
export function SelectionBar<Row>({ label, rows, children }: SelectionBarProps<Row>) {
  return (
    <ActionBar
      label={label}
      count={rows.selectedRows.length}
      hiddenCount={rows.hiddenSelectedRows.length}
      total={rows.all.length}
      onUnselectAll={rows.unselectAll}
      {...(rows.shownSelected !== 'all' && { onSelectAll: rows.selectAll })}
    >
      {children}
    </ActionBar>
  )
}
