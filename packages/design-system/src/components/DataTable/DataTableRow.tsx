import { memo, type ChangeEvent, type ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { renderCell } from './cell.tsx'
import * as styles from './DataTable.css.ts'
import type { CellPlan, Layout } from './DataTableColumn.ts'
import { CardRow } from './RowCard.tsx'

interface DataTableRowProps<Row> {
  /** Prefix for the ids in the row. */
  tableId: string
  row: Row
  /** Position among the shown rows, from 0. */
  position: number
  className: string
  cells: readonly CellPlan<Row>[]
  layout: Layout
  card?(this: void, row: Row): ReactNode
  href: string | undefined
  /** Undefined if rows cannot be selected. */
  isSelected: boolean | undefined
  onToggle(this: void, row: Row, isRange: boolean): void
  measure: ((row: HTMLElement | null) => void) | undefined
  /** The headers of the cells whose text does not fit. */
  cut: ReadonlySet<string> | undefined
}

function RowOf<Row>(props: DataTableRowProps<Row>) {
  const { tableId, row, position, className, layout, card, href, isSelected, onToggle, measure, cut } = props
  const headerId = `${tableId}-${position}`
  const shared = { href, nameId: isSelected === undefined ? undefined : headerId, cut }
  return (
    <div
      role="row"
      aria-rowindex={position + 2}
      data-index={position}
      data-selected={isSelected || undefined}
      ref={measure}
      className={classes(className, href !== undefined && styles.linked)}
    >
      {isSelected !== undefined && (
        <div role="cell" className={styles.select[layout]}>
          <SelectBox
            id={`${headerId}-select`}
            label="Select"
            rowNameId={headerId}
            isSelected={isSelected}
            onChange={(isRange) => onToggle(row, isRange)}
          />
        </div>
      )}
      {layout === 'cards' && card ? <CardRow value={shared}>{card(row)}</CardRow> : cellsOf(props, shared)}
    </div>
  )
}

function cellsOf<Row>({ row, cells, layout }: DataTableRowProps<Row>, shared: Parameters<typeof renderCell>[0]) {
  const values = cells.map(({ column }) => column.cell(row, layout === 'narrow'))
  const isMissing = (index: number) => isEmpty(values[index])
  return cells.map(({ column, isName, className, style, isLower, stackedWith }, index) => {
    // A missing value leaves its place to the one above or below it. If all are missing, the upper one is a dash.
    const isAlone = stackedWith.length > 0 && stackedWith.every(isMissing)
    if (stackedWith.length > 0 && isMissing(index) && (isLower || !isAlone)) return null
    return renderCell(shared, {
      header: column.header,
      className: classes(className, isAlone && styles.line.alone),
      style,
      isName,
      isWhole: column.isWhole?.(row) === true,
      picture: column.picture?.(row),
      children: values[index],
    })
  })
}

const isEmpty = (value: ReactNode) => value === null || value === ''

/** Memoised, so that a row renders again only if something in it changes. */
export const DataTableRow: <Row>(props: DataTableRowProps<Row>) => ReactNode = memo(RowOf)

interface SelectBoxProps {
  id: string
  label: string
  /** Id of the element that names the row. */
  rowNameId?: string
  isSelected: boolean
  isIndeterminate?: boolean
  /** `isRange` is true if Shift was held. */
  onChange: (isRange: boolean) => void
}

/**
 * A native checkbox, because a table has many checkboxes. A native one is a single element, but a `Checkbox` has ten.
 */
export function SelectBox({ id, label, rowNameId, isSelected, isIndeterminate = false, onChange }: SelectBoxProps) {
  return (
    <input
      // Set here, because HTML has no attribute for the indeterminate state.
      ref={(input) => {
        if (input) input.indeterminate = isIndeterminate
      }}
      type="checkbox"
      id={id}
      aria-label={label}
      {...(rowNameId !== undefined && { 'aria-labelledby': `${id} ${rowNameId}` })}
      checked={isSelected}
      onChange={(event) => onChange(hasShift(event))}
      // Keeps a press with Shift from also selecting text.
      onMouseDown={(event) => {
        if (event.shiftKey) event.preventDefault()
      }}
      className={styles.selectBox}
    />
  )
}

function hasShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
}
