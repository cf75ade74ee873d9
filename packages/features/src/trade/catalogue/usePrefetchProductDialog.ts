import { isSavingData } from '../../foundation/api/isSavingData.ts'
import { useMemo } from 'react'
import { loadProductDialog } from './loadProductDialog.ts'
import { oneAtATime } from '../../foundation/time/oneAtATime.ts'
import { usePrefetchProduct } from './productQueries.ts'

/**
 * Prefetches the data and code of the product dialog, one product at a time, unless the browser's data saver is on.
 */
export function usePrefetchProductDialog() {
  const prefetch = usePrefetchProduct()
  return useMemo(() => {
    const prefetches = oneAtATime(prefetch)
    return {
      load: (productId: string) => {
        if (isSavingData()) return
        // The dialog reports a failure.
        loadProductDialog().catch(() => undefined)
        prefetches.want(productId)
      },
      forget: prefetches.wantNone,
    }
  }, [prefetch])
}
