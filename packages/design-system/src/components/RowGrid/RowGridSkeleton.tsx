import { memo } from 'react'
import { Hidden } from '../../layout/Hidden.tsx'
import * as skeleton from '../Skeleton/Skeleton.css.ts'
import { Bar } from '../Skeleton/Skeleton.tsx'
import { rowColumns } from './rowColumns.ts'
import { RowGrid, type RowGridProps } from './RowGrid.tsx'
import { RowGridRow } from './RowGridRow.tsx'

interface RowGridSkeletonProps {
  count: number
  /** The columns of the grid that is loading. */
  columns?: RowGridProps['columns']
}

const someColumns = { picture: '', name: '', price: '', quantity: '', action: '' }

const cells = {
  select: <Bar height="picture" />,
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
  stock: <Bar height="small" />,
  price: <Bar height="standard" />,
  unit: <Bar height="control" />,
  quantity: <Bar height="control" />,
  total: <Bar height="standard" />,
  action: <Bar height="control" />,
  tool: <Bar height="control" />,
}

/** The `Skeleton` of a `RowGrid`, such as products or lines of the cart. */
export const RowGridSkeleton = memo(function RowGridSkeleton({ count, columns = someColumns }: RowGridSkeletonProps) {
  const present = rowColumns.filter((column) => columns[column] !== undefined)
  const row = {
    name: cells.name,
    ...Object.fromEntries(present.map((column) => [column, cells[column]])),
    // If rows can be selected, a phone shows the unit as a line of text below the price. The placeholder is as high as that
    // text.
    ...(columns.select !== undefined && columns.unit !== undefined && { unit: <Bar height="small" /> }),
  }
  return (
    <div aria-hidden className={skeleton.inPlace}>
      {/* The headers are empty, because a skeleton shows grey shapes and no words. */}
      <RowGrid
        label=""
        columns={Object.fromEntries(present.map((column) => [column, '']))}
        selectAll={columns.select !== undefined && <Bar height="small" width="short" />}
      >
        {Array.from({ length: count }, (_, index) => (
          <RowGridRow key={index} {...row} detail={<Bar height="small" width="short" />} />
        ))}
      </RowGrid>
    </div>
  )
})
