import { memo, type ChangeEvent, type ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { Anchor } from '../../parts/Anchor.tsx'
import { keepMeasures } from '../../parts/keepMeasures.tsx'
import * as styles from './DataTable.css.ts'
import type { RowPlans } from './DataTableColumn.ts'
import { LongText } from './LongText.tsx'

interface DataTableRowProps<Row> {
  /** Prefix for the ids in the row. */
  tableId: string
  row: Row
  /** Position among the shown rows, from 0. */
  position: number
  plans: RowPlans<Row>
  href: string | undefined
  /** Undefined if rows cannot be selected. */
  isSelected: boolean | undefined
  onToggle(this: void, row: Row, isRange: boolean): void
  measure: ((row: HTMLElement | null) => void) | undefined
  /** Positions of the cells whose text does not fit. The positions start at 0 and include the checkbox's cell. */
  cut: ReadonlySet<number> | undefined
}

function RowOf<Row>(props: DataTableRowProps<Row>) {
  const { tableId, row, position, plans, href, isSelected, onToggle, measure, cut } = props
  const headerId = `${tableId}-${position}`
  const word = plans.wordOf(row)
  const cells = word === undefined ? plans.titled : plans.untitled
  const values = cells.map(({ column }) => column.cell(row))
  const isMissing = (index: number) => isEmpty(values[index])
  return (
    <div
      role="row"
      aria-rowindex={position + 2}
      data-index={position}
      data-selected={isSelected || undefined}
      ref={measure}
      className={classes(plans.rowClassName, href !== undefined && styles.linked)}
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
      {cells.map(({ column, isName, className, shortClassName, stackedWith }, index) => {
        const value = keepMeasures(values[index])
        const content =
          isName && word !== undefined ? (
            <>
              <span data-word={word} className={styles.word} />
              {value}
            </>
          ) : (
            value
          )
        const shown =
          isName && href !== undefined ? (
            <Anchor href={href} className={styles.link}>
              {content}
            </Anchor>
          ) : (
            content
          )
        const isWhole = column.isWhole?.(row) === true
        const isCut = !isWhole && cut?.has(isSelected === undefined ? index : index + 1) === true
        const nameId = isName && isSelected !== undefined ? headerId : undefined
        return (
          <div
            key={column.key}
            role={isName ? 'rowheader' : 'cell'}
            id={isCut ? undefined : nameId}
            data-header={column.header}
            data-word={column.word}
            data-off-card={column.isOnCard?.(row) === false || undefined}
            data-alone={(stackedWith.length > 0 && stackedWith.every(isMissing)) || undefined}
            className={isWhole || isCut ? className : shortClassName}
          >
            {column.picture && <div className={styles.picture}>{column.picture(row)}</div>}
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
