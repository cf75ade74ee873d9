import { memo, use } from 'react'
import type { MouseEvent as ReactMouseEvent, ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { RouterContext } from '../RouterProvider/RouterContext.ts'
import * as styles from './DataTable.css.ts'
import type { CellPlan } from './DataTableColumn.ts'
import { LongText } from './LongText.tsx'
import { SelectBox } from './SelectBox.tsx'

interface DataTableRowProps<Row> {
  /** Prefix of the ids in the row. */
  tableId: string
  row: Row
  /** Among the rows shown, from 0. */
  position: number
  cells: readonly CellPlan<Row>[]
  href: string | undefined
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined
  onToggle(this: void, row: Row, isRange: boolean): void
  measure: ((row: HTMLElement | null) => void) | undefined
  /** The positions of the cells, from 0, whose text does not fit. */
  cut: ReadonlySet<number> | undefined
}

function RowOf<Row>(props: DataTableRowProps<Row>) {
  const { tableId, row, position, cells, href, isSelected, onToggle, measure, cut } = props
  const headerId = `${tableId}-${position}`
  return (
    <div
      role="row"
      aria-rowindex={position + 2}
      data-index={position}
      data-selected={isSelected || undefined}
      ref={measure}
      className={classes(styles.row, href !== undefined && styles.linked)}
    >
      {isSelected !== undefined && (
        <div role="cell" className={styles.select}>
          <SelectBox
            id={`${headerId}-select`}
            label="Select"
            rowNameId={headerId}
            isSelected={isSelected}
            onChange={(isRange) => onToggle(row, isRange)}
          />
        </div>
      )}
      {cells.map(({ column, isName, className, shortClassName }, index) => {
        const content = column.cell(row)
        const shown = isName && href !== undefined ? <RowLink href={href}>{content}</RowLink> : content
        const isCut = cut?.has(isSelected === undefined ? index : index + 1) === true
        const nameId = isName && isSelected !== undefined ? headerId : undefined
        return (
          <div
            key={column.key}
            role={isName ? 'rowheader' : 'cell'}
            id={isCut ? undefined : nameId}
            data-header={column.header}
            className={isCut ? className : shortClassName}
          >
            {isCut ? (
              <LongText id={nameId} header={column.header}>
                {shown}
              </LongText>
            ) : (
              shown
            )}
          </div>
        )
      })}
    </div>
  )
}

/** Memoised: renders again only when something of this row changes. */
export const DataTableRow: <Row>(props: DataTableRowProps<Row>) => ReactNode = memo(RowOf)

/** A plain link that uses the router of the app. A `Link` would take longer to render than the rest of the row. */
function RowLink({ href, children }: { href: string; children: ReactNode }) {
  const { navigate, useHref } = use(RouterContext)
  const follow = (event: ReactMouseEvent<HTMLAnchorElement>) => {
    if (!navigate || event.defaultPrevented || isForTheBrowser(event)) return
    event.preventDefault()
    navigate(href, undefined)
  }
  return (
    <a href={useHref(href)} onClick={follow} className={styles.link}>
      {children}
    </a>
  )
}

/** Links to new tabs or windows, downloads, and links to other sites. */
function isForTheBrowser(event: ReactMouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || currentTarget.origin !== window.location.origin
}
