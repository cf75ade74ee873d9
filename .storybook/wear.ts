import { applyBrand, type BrandColours } from '@trade-portal/design-system/theme'

let worn: BrandColours | undefined
let takeOff = () => {}

/** Puts a supplier's colours on the page, in place of those it wore. One page shows many stories, all in the same. */
export function wear(brand: BrandColours | undefined): void {
  if (brand === worn) return
  takeOff()
  worn = brand
  takeOff = brand ? applyBrand(document.documentElement, brand) : () => {}
}
