import { memo, useId, type CSSProperties, type ReactNode } from 'react'
import { Bar, times } from '../Skeleton/Skeleton.tsx'
import * as styles from './DataTable.css.ts'
import { planCells, rowClass, type DataTableColumn, type Layout } from './DataTableColumn.ts'
import { DataTableFrame } from './DataTableFrame.tsx'
import { DataTableHeader } from './DataTableHeader.tsx'
import * as cards from './RowCard.css.ts'
import { RowCard } from './RowCard.tsx'

interface DataTableSkeletonProps {
  /** The columns of the table that is loading. */
  columns: readonly DataTableColumn<never>[]
  isSelectable?: boolean
  /** Whether the cards have a `control`. */
  hasControl?: boolean
  count: number
}

/** The `Skeleton` of a `DataTable`, with the real header. */
export const DataTableSkeleton = memo(function DataTableSkeleton(props: DataTableSkeletonProps) {
  const { columns, isSelectable = false, hasControl = false, count } = props
  return (
    <BlankTable columns={columns} isSelectable={isSelectable}>
      {(layout, grid) => (
        <div aria-hidden className={styles.body} style={grid}>
          {times(count, (index) => (
            <div key={index} data-index={index} className={rowClass(layout, isSelectable)}>
              {isSelectable && (
                <div className={styles.select[layout]}>
                  <div className={styles.selectBox} />
                </div>
              )}
              {layout === 'cards' ? (
                <RowCard
                  name={{ label: '', value: bar }}
                  end={bar}
                  values={['1', '2', '3'].map((label) => ({ label, value: bar }))}
                  control={hasControl && <Bar height="control" />}
                />
              ) : (
                planCells(columns, isSelectable, layout).map(({ column, className, style, isLower }, place) => (
                  <div key={column.key} className={className} style={style}>
                    <div className={column.kind === 'number' ? styles.amountPlaceholder : styles.placeholder}>
                      <Bar height={isLower ? 'small' : 'standard'} width={barWidth(column, index + place)} />
                    </div>
                  </div>
                ))
              )}
            </div>
          ))}
        </div>
      )}
    </BlankTable>
  )
})

interface BlankTableProps extends Pick<DataTableSkeletonProps, 'columns' | 'isSelectable'> {
  children: ReactNode | ((layout: Layout, grid: CSSProperties) => ReactNode)
}

/** The sheet and the header of a table without rows. In their place are the children, such as an `ErrorState`. */
export function BlankTable({ columns, isSelectable = false, children }: BlankTableProps) {
  const tableId = useId()
  return (
    <DataTableFrame columns={columns} isSelectable={isSelectable} hasCards>
      {(layout, grid) => (
        <>
          <div aria-hidden inert style={grid}>
            <DataTableHeader
              {...{ tableId, columns, layout }}
              sort={null}
              onSort={ignore}
              selected={isSelectable ? 'none' : undefined}
              onToggleAll={ignore}
            />
          </div>
          {typeof children === 'function' ? children(layout, grid) : children}
        </>
      )}
    </DataTableFrame>
  )
}

/** Texts differ in length, so their placeholders do too. Those of amounts and dates are equally wide. */
function barWidth({ kind = 'text' }: DataTableColumn<never>, place: number) {
  if (kind !== 'text' || place % 3 === 0) return 'full'
  return place % 3 === 1 ? 'most' : 'half'
}

const ignore = () => {}

/** A value of a card. */
const bar = (
  <div className={cards.placeholder}>
    <Bar height="standard" />
  </div>
)
