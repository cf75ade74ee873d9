import { applyBrand, type BrandColours } from '@trade-portal/design-system/theme'

let current: BrandColours | undefined
let removeCurrent = () => {}

/** Applies a supplier's colours to the document and removes the previous ones. A page may show several stories; all share them. */
export function showBrand(brand: BrandColours | undefined): void {
  if (brand === current) return
  removeCurrent()
  current = brand
  removeCurrent = brand ? applyBrand(document.documentElement, brand) : () => {}
}
