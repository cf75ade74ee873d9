import { useState, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { lazyDialog } from '../lazyDialog/lazyDialog.tsx'
import { TextButton } from '../TextButton/TextButton.tsx'
import * as styles from './ListToolbar.css.ts'

const Dialog = lazyDialog(async () => (await import('../Dialog/Dialog.tsx')).Dialog)

interface FilterButtonProps {
  /** Whether filters of the sheet hide rows. The button says so. */
  isFiltered: boolean
  /** Whether a sort order is chosen. The button says so, too. */
  isSorted?: boolean
  /** Text of the button that closes the sheet, such as "Show 11 invoices". */
  closeLabel: string
  /** The tools, one below the other with visible labels. */
  children: ReactNode
}

/** Opens the tools of a list in a sheet, where there is no room for them above the list. */
export function FilterButton({ isFiltered, isSorted = false, closeLabel, children }: FilterButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={styles.filter} data-active={isFiltered || isSorted || undefined}>
      <IconButton
        icon="filter"
        labelFrom="tablet"
        variant="secondary"
        shownLabel="Filter"
        label={`Filter${isFiltered ? ', filtered' : ''}${isSorted ? ', sorted' : ''}`}
        onPress={() => setOpen(true)}
      />
      <Dialog
        title="Filter"
        size="small"
        isOpen={isOpen}
        onClose={close}
        actions={
          <Button width="full" onPress={close}>
            {closeLabel}
          </Button>
        }
      >
        {children}
      </Dialog>
    </div>
  )
}

interface FilterNoteProps {
  /** What the filters show, such as "From 28/08/2026". */
  text: string
  onShowAll: () => void
}

/** Says below the tools what the filters in their sheet hide. */
export function FilterNote({ text, onShowAll }: FilterNoteProps) {
  return (
    <div className={styles.filtered}>
      {text}
      <TextButton onPress={onShowAll}>Show all</TextButton>
    </div>
  )
}
