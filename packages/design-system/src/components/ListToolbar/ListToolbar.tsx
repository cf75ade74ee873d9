import { useState, type ReactNode } from 'react'
import { below } from '../../css/breakpoints.ts'
import { useMediaQuery } from '../../parts/useMediaQuery.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { lazyDialog } from '../lazyDialog/lazyDialog.tsx'
import { TextButton } from '../TextButton/TextButton.tsx'
import * as styles from './ListToolbar.css.ts'

const Dialog = lazyDialog(async () => (await import('../Dialog/Dialog.tsx')).Dialog)

interface ListToolbarProps {
  /** A search field, which stays in the toolbar on a phone. */
  search?: ReactNode
  /** Further filters, and buttons for the whole list. A phone shows `sheet` instead. */
  filters?: ReactNode
  /**
   * Whether the filters are too wide even for a tablet. If so, a tablet also shows the sheet's button instead of the
   * filters.
   */
  hasWideFilters?: boolean
  /** Buttons at the end of the toolbar. A phone hides them. */
  actions?: ReactNode
  /** The same filters and buttons, one below the other with visible labels, for the sheet. */
  sheet: ReactNode
  /** Whether filters of the sheet hide rows. The sheet's button says so. */
  isFiltered: boolean
  /** Whether a sort order is chosen. The sheet's button says so, too. */
  isSorted: boolean
  /**
   * What the filters show, such as "From 28/08/2026", and a function that makes them show everything. Only shown where the
   * filters are in the sheet.
   */
  filtered?: { text: string; onShowAll: () => void } | undefined
  /** Text of the button that closes the sheet, such as "Show 11 invoices". */
  closeLabel: string
}

/** The tools above a list, on one line. On a phone: the search, and a button that opens the other tools in a sheet. */
export function ListToolbar(props: ListToolbarProps) {
  const { search, filters, hasWideFilters = false, actions, sheet, isFiltered, isSorted, filtered, closeLabel } = props
  const isNarrow = useMediaQuery(below(hasWideFilters ? 'desktop' : 'tablet'))
  return (
    <div className={styles.toolbar}>
      {search !== undefined && <div className={styles.search}>{search}</div>}
      {!isNarrow && filters}
      {isNarrow ? (
        <>
          <FilterButton {...{ isFiltered, isSorted, closeLabel }}>{sheet}</FilterButton>
          {filtered && (
            <div className={styles.filtered}>
              {filtered.text}
              <TextButton onPress={filtered.onShowAll}>Show all</TextButton>
            </div>
          )}
        </>
      ) : (
        actions && <div className={styles.actions}>{actions}</div>
      )}
    </div>
  )
}

interface FilterButtonProps extends Pick<ListToolbarProps, 'isFiltered' | 'isSorted' | 'closeLabel'> {
  children: ReactNode
}

function FilterButton({ isFiltered, isSorted, closeLabel, children }: FilterButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={styles.filter} data-active={isFiltered || isSorted || undefined}>
      <IconButton
        icon="filter"
        labelFrom="tablet"
        variant="secondary"
        label={`${isFiltered ? 'Filtered' : 'Filter'}${isSorted ? ', sorted' : ''}`}
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
