import { memo } from 'react'
import { classes } from '../../css/classes.ts'
import { Bar, times } from '../Skeleton/Skeleton.tsx'
import * as skeleton from '../Skeleton/Skeleton.css.ts'
import * as styles from './DataTable.css.ts'
import { headClass, headerClass, planCells, rowClass, sideBySide, type DataTableColumn } from './DataTableColumn.ts'
import { DataTableFrame } from './DataTableFrame.tsx'
import { CardValue, RowCard } from './RowCard.tsx'
import * as cards from './RowCard.css.ts'

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
  const box = <div className={styles.selectBox} />
  return (
    <div aria-hidden className={skeleton.inPlace}>
      <DataTableFrame columns={columns} isSelectable={isSelectable} hasCards>
        {(layout, grid) => (
          <div style={grid}>
            <div className={headClass(layout, isSelectable)}>
              {layout === 'cards' ? (
                <div className={cards.selectAll}>{box}Select all</div>
              ) : (
                <div className={styles.cells}>
                  {isSelectable && <div className={styles.select.wide}>{box}</div>}
                  {sideBySide(columns, layout).map((column) => (
                    <div key={column.key} className={headerClass(column)}>
                      <span className={classes(column.sortBy && styles.sortButton)}>
                        {column.kind !== 'action' && column.header}
                      </span>
                    </div>
                  ))}
                </div>
              )}
            </div>
            <div className={styles.body}>
              {times(count, (index) => (
                <div key={index} data-index={index} className={rowClass(layout, isSelectable)}>
                  {isSelectable && <div className={styles.select[layout]}>{box}</div>}
                  {layout === 'cards' ? (
                    <CardOfBars hasControl={hasControl} />
                  ) : (
                    planCells(columns, isSelectable, layout).map(({ column, className, style, isLower }) => (
                      <div key={column.key} className={className} style={style}>
                        <div className={styles.placeholder}>
                          <Bar height={isLower ? 'small' : 'standard'} />
                        </div>
                      </div>
                    ))
                  )}
                </div>
              ))}
            </div>
          </div>
        )}
      </DataTableFrame>
    </div>
  )
})

/** A title, an amount and three values, as most cards have them. */
function CardOfBars({ hasControl }: { hasControl: boolean }) {
  const bar = (height: 'standard' | 'small') => (
    <div className={cards.placeholder}>
      <Bar height={height} />
    </div>
  )
  return (
    <RowCard
      name={{ label: '', value: bar('standard') }}
      end={bar('standard')}
      control={hasControl && <Bar height="control" />}
    >
      {times(3, (index) => (
        <CardValue key={index} label="">
          {bar('small')}
        </CardValue>
      ))}
    </RowCard>
  )
}
