import { isSavingData } from '../../foundation/api/isSavingData.ts'
import { useMemo } from 'react'
import { loadProductDialog } from './loadProductDialog.ts'
import { oneAtATime } from '../../foundation/time/oneAtATime.ts'
import { usePrefetchProduct } from './productQueries.ts'

/**
 * Loads what the dialog of a product needs before it is opened, one product at a time. Nothing is loaded for a user who
 * asks the browser to save data.
 */
export function useProductAhead() {
  const prefetch = usePrefetchProduct()
  return useMemo(() => {
    const ahead = oneAtATime(prefetch)
    return {
      load: (productId: string) => {
        if (isSavingData()) return
        // If it fails, the dialog will say so.
        loadProductDialog().catch(() => undefined)
        ahead.want(productId)
      },
      forget: ahead.wantNone,
    }
  }, [prefetch])
}
