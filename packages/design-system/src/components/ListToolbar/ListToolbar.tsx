import type { ReactNode } from 'react'
import { below } from '../../css/breakpoints.ts'
import { useMediaQuery } from '../../parts/useMediaQuery.ts'
import { FilterButton, FilterNote } from './FilterButton.tsx'
import * as styles from './ListToolbar.css.ts'

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
          {filtered && <FilterNote {...filtered} />}
        </>
      ) : (
        actions && <div className={styles.actions}>{actions}</div>
      )}
    </div>
  )
}
