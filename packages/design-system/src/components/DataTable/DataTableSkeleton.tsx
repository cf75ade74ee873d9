import { memo, useId } from 'react'
import * as skeleton from '../Skeleton/Skeleton.css.ts'
import { Bar, times } from '../Skeleton/Skeleton.tsx'
import * as styles from './DataTable.css.ts'
import { planCells, rowClass, type DataTableColumn } from './DataTableColumn.ts'
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
  const tableId = useId()
  return (
    <div aria-hidden inert className={skeleton.inPlace}>
      <DataTableFrame columns={columns} isSelectable={isSelectable} hasCards>
        {(layout, grid) => (
          <div style={grid}>
            <DataTableHeader
              {...{ tableId, columns, layout }}
              sort={null}
              onSort={ignore}
              selected={isSelectable ? 'none' : undefined}
              onToggleAll={ignore}
            />
            <div className={styles.body}>
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

const ignore = () => {}

/** A value of a card. */
const bar = (
  <div className={cards.placeholder}>
    <Bar height="standard" />
  </div>
)
