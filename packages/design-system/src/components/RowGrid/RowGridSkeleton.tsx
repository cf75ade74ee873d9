import { memo } from 'react'
import { Hidden } from '../../layout/Hidden.tsx'
import { Bar } from '../Skeleton/Skeleton.tsx'
import * as skeleton from '../Skeleton/Skeleton.css.ts'
import { RowGrid } from './RowGrid.tsx'
import { RowGridRow } from './RowGridRow.tsx'

const columns = { picture: '', name: '', price: '', quantity: '', action: '' }

/** The `Skeleton` of a `RowGrid`, such as products or lines of the cart. */
export const RowGridSkeleton = memo(function RowGridSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden className={skeleton.inPlace}>
      <RowGrid label="" columns={columns}>
        {Array.from({ length: count }, (_, index) => (
          <RowGridRow
            key={index}
            picture={<Bar height="picture" />}
            name={
              <div className={skeleton.stack}>
                <Bar height="standard" width="most" />
                {/* Most names take two lines on a phone. */}
                <Hidden above="tablet">
                  <Bar height="standard" width="half" />
                </Hidden>
              </div>
            }
            detail={<Bar height="small" width="short" />}
            price={<Bar height="standard" />}
            quantity={<Bar height="control" />}
            action={<Bar height="control" />}
          />
        ))}
      </RowGrid>
    </div>
  )
})
