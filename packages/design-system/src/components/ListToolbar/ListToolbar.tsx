import { useState } from 'react'
import type { ReactNode } from 'react'
import { below } from '../../css/breakpoints.ts'
import { useMediaQuery } from '../../parts/useMediaQuery.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { lazyDialog } from '../lazyDialog/lazyDialog.tsx'
import * as styles from './ListToolbar.css.ts'

const Dialog = lazyDialog(async () => (await import('../Dialog/Dialog.tsx')).Dialog)

interface ListToolbarProps {
  /** The search stays in the line on a phone. */
  search?: ReactNode
  /** Other filters, and buttons for the whole list. On a phone `sheet` takes their place. */
  filters?: ReactNode
  /** The filters do not fit into the line of a tablet either, which then has that button too. */
  hasWideFilters?: boolean
  /** Buttons at the end of the line. */
  actions?: ReactNode
  /** The same filters and buttons below each other, with visible labels. */
  sheet: ReactNode
  /** Whether a filter of the sheet is in effect, which its button shows. */
  isFiltered: boolean
  /** The button that closes the sheet, such as "Show 11 invoices". */
  closeLabel: string
}

/** The tools above a list in one line. On a phone the line has the search, and a button that opens all others as a sheet. */
export function ListToolbar(props: ListToolbarProps) {
  const { search, filters, hasWideFilters = false, actions, sheet, isFiltered, closeLabel } = props
  const isNarrow = useMediaQuery(below(hasWideFilters ? 'desktop' : 'tablet'))
  return (
    <div className={styles.toolbar}>
      {search !== undefined && <div className={styles.search}>{search}</div>}
      {!isNarrow && filters}
      {isNarrow ? (
        <FilterButton isFiltered={isFiltered} closeLabel={closeLabel}>
          {sheet}
        </FilterButton>
      ) : (
        actions && <div className={styles.actions}>{actions}</div>
      )}
    </div>
  )
}

interface FilterButtonProps extends Pick<ListToolbarProps, 'isFiltered' | 'closeLabel'> {
  children: ReactNode
}

function FilterButton({ isFiltered, closeLabel, children }: FilterButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={styles.filter} data-active={isFiltered || undefined}>
      <IconButton
        icon="filter"
        variant="secondary"
        label={isFiltered ? 'Filter, in effect' : 'Filter'}
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
