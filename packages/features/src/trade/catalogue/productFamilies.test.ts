import type { Product } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { groupFamilies, splitAtSize } from './productFamilies.ts'

const product = (name: string): Product => ({
  productId: name,
  name,
  description: '',
  image: '',
  pictures: [],
  stockStatus: null,
  prices: { rrp: null, trade: null, best: null, customer: null },
  units: ['EA'],
  isTally: false,
  files: [],
})

/** Each single product by its name, each family by its name and sizes. */
const grouped = (...names: string[]) =>
  groupFamilies(names.map(product)).map((group) =>
    'sizes' in group ? { [group.name]: group.sizes.map(({ size }) => size) } : group.name,
  )

test.each([
  ['Joist Hanger Galvanised 45 x 90 mm', 'Joist Hanger Galvanised', '45 x 90 mm'],
  ['Decking Screw 316 Stainless 10g x 50 mm', 'Decking Screw 316 Stainless', '10g x 50 mm'],
  ['Batten Screw Class 4  14g x 75 mm', 'Batten Screw Class 4', '14g x 75 mm'],
  ['Cup Head Bolt & Nut M10 x 100 mm', 'Cup Head Bolt & Nut', 'M10 x 100 mm'],
  ['Ceiling Batt R3.5 430 mm', 'Ceiling Batt', 'R3.5 430 mm'],
  ['Acoustic Batt 11 kg/m3 75 mm', 'Acoustic Batt', '11 kg/m3 75 mm'],
  ['Roof Sheet 0.42 BMT Shale Grey', 'Roof Sheet', '0.42 BMT Shale Grey'],
  ['Battery 18 V Lithium 2.0 Ah', 'Battery 18 V Lithium', '2.0 Ah'],
  ['木材 90×45', '木材', '90×45'],
])('%s is split before its first size', (text, name, size) => {
  expect(splitAtSize(text)).toEqual({ name, size })
})

test.each([
  ['LVL 13 Beam'],
  ['Safety Gloves Leather XL'],
  ['90 x 45 mm Pine'],
  ['Site First Aid Kit 25 Person'],
  ['Pack 5 kg with trowel, bucket and mixer'],
  ['2 in 1 Adhesive'],
  [''],
])('“%s” has no size to be split at', (text) => {
  expect(splitAtSize(text)).toBeUndefined()
})

test('three sizes in a row make a family, two do not', () => {
  expect(grouped('Nail 50 mm', 'Nail 75 mm', 'Bolt M8', 'Bolt M10', 'Bolt M12', 'Vest', 'Nail 90 mm')).toEqual([
    'Nail 50 mm',
    'Nail 75 mm',
    { Bolt: ['M8', 'M10', 'M12'] },
    'Vest',
    'Nail 90 mm',
  ])
})

test('products of which two have the same size stay single', () => {
  const names = ['Nail 50 mm', 'Nail 75 mm', 'Nail 50 mm', 'Nail 90 mm']
  expect(grouped(...names)).toEqual(names)
})
