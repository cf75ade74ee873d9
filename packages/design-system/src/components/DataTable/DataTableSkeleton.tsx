import { memo } from 'react'
import { classes } from '../../css/classes.ts'
import { Bar, times } from '../Skeleton/Skeleton.tsx'
import * as skeleton from '../Skeleton/Skeleton.css.ts'
import * as styles from './DataTable.css.ts'
import { placeOf, rowPlans, type DataTableColumn } from './DataTableColumn.ts'
import { DataTableFrame } from './DataTableFrame.tsx'

interface DataTableSkeletonProps {
  /** The columns of the table that is loading. */
  columns: readonly DataTableColumn<never>[]
  isSelectable?: boolean
  count: number
}

/** The `Skeleton` of a `DataTable`, with the real header. */
export const DataTableSkeleton = memo(function DataTableSkeleton(props: DataTableSkeletonProps) {
  const { columns, isSelectable = false, count } = props
  const { titled, rowClassName } = rowPlans(columns, isSelectable)
  const box = <div className={styles.selectBox} />
  return (
    <div aria-hidden className={skeleton.inPlace}>
      <DataTableFrame columns={columns} isSelectable={isSelectable}>
        {(grid) => (
          <div className={styles.table} style={grid}>
            <div className={classes(styles.head, isSelectable && styles.headOnCards)}>
              <div className={styles.headRow}>
                {isSelectable && (
                  <div className={classes(styles.select, styles.selectAllBox)}>
                    {box}
                    <span className={styles.selectAll}>Select all</span>
                  </div>
                )}
                {columns.map((column) => {
                  const { key, header, hideHeader = false, align = 'start' } = column
                  const place = placeOf(column, columns, isSelectable)
                  return (
                    <div key={key} className={classes(styles.header, styles.align[align], place)}>
                      <span className={classes(column.sortBy && styles.sortButton)}>{!hideHeader && header}</span>
                    </div>
                  )
                })}
              </div>
            </div>
            <div className={styles.body}>
              {times(count, (index) => (
                <div key={index} data-index={index} className={rowClassName}>
                  {isSelectable && <div className={styles.select}>{box}</div>}
                  {titled.map(({ column: { key, onCard }, className }) => (
                    <div key={key} className={className}>
                      <div className={styles.placeholder}>
                        <Bar height={onCard === 'meta' || onCard === 'joined' ? 'small' : 'standard'} />
                      </div>
                    </div>
                  ))}
                </div>
              ))}
            </div>
          </div>
        )}
      </DataTableFrame>
    </div>
  )
})
