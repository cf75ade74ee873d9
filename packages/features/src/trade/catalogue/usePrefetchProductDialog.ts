import { isSavingData } from '../../foundation/api/isSavingData.ts'
import { useMemo } from 'react'
import { oneAtATime } from '../../foundation/time/oneAtATime.ts'
import { usePrefetchProduct } from './productQueries.ts'

/** Loads the code of the product dialog, which most visits to a list do not need. */
export const loadProductDialog = async () => (await import('./ViewProductDialog.tsx')).ViewProductDialog

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
        // If loading fails, the dialog reports it when it is opened.
        loadProductDialog().catch(() => undefined)
        prefetches.want(productId)
      },
      forget: prefetches.wantNone,
    }
  }, [prefetch])
}
