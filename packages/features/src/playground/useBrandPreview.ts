import { applyBrand, type BrandColours } from '@trade-portal/design-system/theme'
import { useLayoutEffect } from 'react'

/** Shows the whole page in these colours for as long as the caller is on it. */
export function useBrandPreview({ primary, masthead, hyperlink }: BrandColours): void {
  useLayoutEffect(
    () => applyBrand(document.documentElement, { primary, masthead, hyperlink }),
    [primary, masthead, hyperlink],
  )
}
