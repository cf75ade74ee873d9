import { Menu, type MenuEntry } from '@trade-portal/design-system'
import { useCsvDownload } from '../foundation/lists/CsvButton.tsx'
import { actionLabel } from './ActionButton.tsx'
import type { DocumentAction } from './actionsOf.ts'
import { fileOfLines, type DocumentLine } from './lineColumns.tsx'
import type { ShownDocument } from './shownDocument.ts'

interface MoreActionsProps {
  readonly document: ShownDocument
  /** All actions but the main one. */
  readonly actions: readonly DocumentAction[]
  readonly onAction: (action: DocumentAction) => void
  readonly lines: readonly DocumentLine[]
}

/** The menu of a phone with all actions but the main one, which is in the bar at the lower edge. */
export function MoreActions({ document, actions, onAction, lines }: MoreActionsProps) {
  const file = useCsvDownload<DocumentLine>()
  const items: MenuEntry[] = [
    ...actions.map((action): MenuEntry => ({
      kind: 'action',
      label: actionLabel(action, document),
      onAction: () => onAction(action),
    })),
    { kind: 'action', label: 'Print', icon: 'print', onAction: () => window.print() },
  ]
  if (lines.length > 0) {
    const wanted = { title: document.heading, otherwise: 'list', columns: fileOfLines, rows: lines }
    items.push({ kind: 'action', label: 'CSV', icon: 'arrowDown', onAction: () => file.start(wanted) })
  }
  return <Menu label="More" items={items} />
}
