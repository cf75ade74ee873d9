import { Button, Hidden, Inline, lazyDialog, type Rows } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { SelectionBar } from '../foundation/lists/SelectionBar.tsx'
import type { SavingProps } from './ChangedQuantities.tsx'
import type { ListPartProps } from './ListPartProps.ts'
import type { ListRow } from './listRow.ts'
import type { useChosenLines } from './useChosenLines.ts'

const TransferLinesDialog = lazyDialog(async () => (await import('./TransferLinesDialog.tsx')).TransferLinesDialog)

interface SelectedLinesProps extends ListPartProps {
  readonly rows: Rows<ListRow>
  readonly chosen: Pick<ReturnType<typeof useChosenLines>, 'isPending' | 'progress' | 'addToCart'>
  /** Saves changed quantities. A line whose quantity was changed is selected, so the bar is where the user looks. */
  readonly saving: SavingProps
  readonly onRemove: (line: CartLine) => void
}

/** The bar of the selected lines. On a phone its menu also removes a line, if only that one is selected. */
export function SelectedLines({ list, rows, chosen, saving, onRemove, onFailure }: SelectedLinesProps) {
  const [isTransferring, setIsTransferring] = useState(false)
  const { selectedRows } = rows
  const { label: saveLabel, isPending: isSaving, onSave } = saving
  const onlyRow = selectedRows.length === 1 && !list.isGeneric ? selectedRows[0] : undefined
  const transfer = () => setIsTransferring(true)
  return (
    <>
      <SelectionBar
        label="Selected lines"
        rows={rows}
        phoneActions={[
          ...(saveLabel === '' ? [] : [{ kind: 'action', label: saveLabel, onAction: onSave } as const]),
          { kind: 'action', label: 'Copy or move', onAction: transfer },
          ...(onlyRow ? [{ kind: 'action', label: 'Remove', onAction: () => onRemove(onlyRow) } as const] : []),
        ]}
      >
        <Hidden below="tablet">
          <Inline space="small">
            {saveLabel !== '' && (
              <Button variant="secondary" isPending={isSaving} pendingLabel="Saving…" onPress={onSave}>
                {saveLabel}
              </Button>
            )}
            <Button variant="secondary" onPress={transfer}>
              Copy or move
            </Button>
          </Inline>
        </Hidden>
        <Button
          icon="cart"
          isPending={chosen.isPending}
          pendingLabel={chosen.progress}
          onPress={() => void chosen.addToCart(selectedRows).catch(onFailure)}
        >
          Add selected
        </Button>
      </SelectionBar>
      {isTransferring && (
        <TransferLinesDialog
          list={list}
          selected={rows.selected}
          onTransferred={rows.unselectAll}
          onClose={() => setIsTransferring(false)}
        />
      )}
    </>
  )
}
