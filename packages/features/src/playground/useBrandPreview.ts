import { applyBrand, type BrandColours } from '@trade-portal/design-system/theme'
import { useLayoutEffect } from 'react'

/** Applies these colours to the whole page while the caller is mounted. */
export function useBrandPreview({ primary, masthead, hyperlink }: BrandColours): void {
  useLayoutEffect(
    () => applyBrand(document.documentElement, { primary, masthead, hyperlink }),
    [primary, masthead, hyperlink],
  )
}
