import { ActionBar, type MenuEntry, type Rows } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { MoreActions } from '../screens/MoreActions.tsx'

interface SelectionBarProps<Row> {
  readonly label: string
  readonly rows: Rows<Row>
  /** In cents; undefined if the rows have no amounts, or one of them is unknown. */
  readonly sum?: number | undefined
  /** Actions that phones show in a menu, beside Select All. */
  readonly phoneActions?: readonly MenuEntry[]
  readonly children: ReactNode
}

/** The action bar for the selected rows of a list. */
export function SelectionBar<Row>({ label, rows, sum, phoneActions, children }: SelectionBarProps<Row>) {
  const selectAll = { kind: 'action', label: 'Select All', onAction: rows.selectAll } as const
  return (
    <ActionBar
      label={label}
      count={rows.selectedRows.length}
      hiddenCount={rows.hiddenSelectedRows.length}
      total={rows.all.length}
      sum={sum}
      onUnselectAll={rows.unselectAll}
      more={<MoreActions variant="icon" items={[...(phoneActions ?? []), selectAll]} />}
    >
      {children}
    </ActionBar>
  )
}
