import { memo } from 'react'
import { Hidden } from '../../layout/Hidden.tsx'
import * as money from '../Money/Money.css.ts'
import * as skeleton from '../Skeleton/Skeleton.css.ts'
import { Bar } from '../Skeleton/Skeleton.tsx'
import { rowColumns } from './rowColumns.ts'
import { RowFamily } from './RowFamily.tsx'
import { RowGrid, type RowGridProps } from './RowGrid.tsx'
import { RowGridRow, RowHeaders } from './RowGridRow.tsx'

interface RowGridSkeletonProps {
  count: number
  /** The columns of the grid that is loading. */
  columns?: RowGridProps['columns']
  hasUnits?: boolean
  /** Whether the rows are expected to be those of `RowFamily` elements. */
  isFamily?: boolean
}

/** A family rarely has more, so that a full page shows the head of a second one. */
const usualSizes = 8

const code = <Bar height="small" width="short" />
const noHeaders = Object.freeze({})
const someColumns = { picture: '', name: '', price: '', quantity: '', action: '' }

const amount = (
  <div className={skeleton.aligned}>
    <Bar height="standard" width="amount" />
  </div>
)

/** Before the place of its unit. */
const amountBeforeUnit = (
  <div className={skeleton.aligned}>
    <div className={money.money}>
      <Bar height="standard" width="amount" />
    </div>
    <div className={money.perUnit} />
  </div>
)

const cells = {
  select: (
    <div className={skeleton.target}>
      <Bar height="checkbox" width="checkbox" />
    </div>
  ),
  picture: <Bar height="picture" />,
  name: (
    <div className={skeleton.stack}>
      <Bar height="standard" width="most" />
      {/* Most names take two lines on a phone. */}
      <Hidden above="tablet">
        <Bar height="standard" width="half" />
      </Hidden>
    </div>
  ),
  stock: <Bar height="small" width="amount" />,
  price: amount,
  unit: <Bar height="control" />,
  quantity: <Bar height="control" />,
  total: amount,
  // As wide as the button of a product, which may have a quantity before it.
  action: (
    <div className={skeleton.atEnd}>
      <Bar height="control" width="action" />
    </div>
  ),
  tool: <Bar height="heading" width="icon" />,
}

/** The `Skeleton` of a `RowGrid`, such as products or lines of the cart. */
export const RowGridSkeleton = memo(function RowGridSkeleton({
  count,
  columns = someColumns,
  hasUnits = false,
  isFamily = false,
}: RowGridSkeletonProps) {
  const present = rowColumns.filter((column) => columns[column] !== undefined)
  const cellOf = hasUnits ? { ...cells, price: amountBeforeUnit } : cells
  const row = {
    name: cells.name,
    // A family has its picture beside all rows.
    ...Object.fromEntries(
      present.filter((column) => !(isFamily && column === 'picture')).map((column) => [column, cellOf[column]]),
    ),
    // With columns, the size and the code are on one line.
    ...(isFamily && { name: <Bar height="standard" width="control" /> }),
    // Not all products have a tool.
    ...(columns.action !== undefined && { tool: undefined }),
  }
  const rows = Array.from({ length: count }, (_, index) => (
    <RowGridRow key={index} {...row} detail={isFamily ? <Hidden above="tablet">{code}</Hidden> : code} />
  ))
  return (
    <div aria-hidden className={skeleton.inPlace}>
      <RowGrid
        label=""
        columns={columns}
        hasUnits={hasUnits}
        selectAll={columns.select !== undefined && <Bar height="small" width="short" />}
      >
        {/* No row repeats a header, because a skeleton has no words. */}
        <RowHeaders value={noHeaders}>
          {isFamily ? (
            <>
              <RowFamily name={null} picture={cells.picture}>
                {rows.slice(0, usualSizes)}
              </RowFamily>
              <RowFamily name={null} picture={cells.picture}>
                {rows.slice(usualSizes)}
              </RowFamily>
            </>
          ) : (
            rows
          )}
        </RowHeaders>
      </RowGrid>
    </div>
  )
})
