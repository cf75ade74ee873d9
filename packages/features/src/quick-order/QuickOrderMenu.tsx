import { ConfirmDialog, FileInput, lazyDialog, Text, type MenuEntry } from '@trade-portal/design-system'
import { useRef, useState } from 'react'
import { MoreActions } from '../foundation/screens/MoreActions.tsx'
import { ScreenTools } from '../foundation/screens/Screen.tsx'
import type { Goods } from '../trade/custom-lists/addToList.ts'
import { AddToListDialog, useCanAddToList } from '../trade/custom-lists/AddToListButton.tsx'
import { textFiles } from '../trade/order-text/readNewLines.ts'

const OwnCodesDialog = lazyDialog(async () => (await import('./OwnCodesDialog.tsx')).OwnCodesDialog)
const ReadingHelpDialog = lazyDialog(async () => (await import('./ReadingHelpDialog.tsx')).ReadingHelpDialog)

interface QuickOrderMenuProps {
  /** The lines that can be added to a list. */
  readonly goods: readonly Goods[]
  readonly hasLines: boolean
  readonly onFile: (file: File) => void
  readonly onClear: () => void
}

/** What can be done with the whole quick order. It is a menu beside the heading, so that the lines begin high up. */
export function QuickOrderMenu({ goods, hasLines, onFile, onClear }: QuickOrderMenuProps) {
  const canAddToList = useCanAddToList()
  const fileInput = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<'codes' | 'help' | 'clear'>()
  // The goods of the moment of the choice, because lines may change while the dialog is open.
  const [listed, setListed] = useState<readonly Goods[] | null>(null)
  const close = () => setOpened(undefined)
  const items: MenuEntry[] = [
    { kind: 'action', label: 'Open a file', icon: 'document', onAction: () => fileInput.current?.click() },
    ...(canAddToList && goods.length > 0
      ? ([{ kind: 'action', label: 'Add to list…', icon: 'list', onAction: () => setListed(goods) }] as const)
      : []),
    { kind: 'action', label: 'My codes…', icon: 'tag', onAction: () => setOpened('codes') },
    { kind: 'action', label: 'How a line is read', icon: 'info', onAction: () => setOpened('help') },
    ...(hasLines
      ? ([{ kind: 'action', label: 'Clear All', icon: 'bin', onAction: () => setOpened('clear') }] as const)
      : []),
  ]
  return (
    <>
      <ScreenTools>
        <MoreActions items={items} />
      </ScreenTools>
      <FileInput ref={fileInput} accept={textFiles} onFile={onFile} />
      {opened === 'codes' && <OwnCodesDialog onClose={close} />}
      {opened === 'help' && <ReadingHelpDialog onClose={close} />}
      {listed && <AddToListDialog goods={listed} onClose={() => setListed(null)} />}
      <ConfirmDialog
        title="Clear the quick order?"
        isOpen={opened === 'clear'}
        onClose={close}
        keepLabel="Keep the lines"
        confirmLabel="Clear All"
        pendingLabel="Clearing…"
        isPending={false}
        onConfirm={onClear}
      >
        <Text>All lines are removed. This cannot be undone. The cart stays as it is.</Text>
      </ConfirmDialog>
    </>
  )
}
