import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cartLine } from './cartLine.ts'
import { listedProduct } from './product.ts'

const read = (fields: object) => v.parse(listedProduct, { productID: 'FX1', ...fields })

test.each([
  [{ productImage: 'a.png', productGallery: 'b.png| a.png |b.png||c.png' }, ['a.png', 'b.png', 'c.png']],
  [{ productGallery: ['a.png', 'b.png'] }, ['a.png', 'b.png']],
  [{ productImage: null, productGallery: '|a.png' }, ['a.png']],
])('The pictures of a product are listed once: %j', (fields, pictures) => {
  expect(read(fields)).toMatchObject({ image: 'a.png', pictures })
})

test('Each file has the file type at the same position', () => {
  const { files } = read({ productFiles: 'a.png||https://x.example/get?id=7', fileTypes: 'image| |PDF' })
  expect(files).toEqual([
    { address: 'a.png', type: 'image' },
    { address: 'https://x.example/get?id=7', type: 'pdf' },
  ])
})

test('A unit has a price if the supplier gives one', () => {
  const UOMList = [
    { UOM: 'EA', customerPrice: 3.24 },
    { UOM: 'BOX', customerPrice: 150 },
    { UOM: 'PACK' },
    { UOM: 'T', customerPrice: 0 },
  ]
  expect(read({ UOMList }).unitPrices).toEqual([
    { unit: 'EA', amount: 324 },
    { unit: 'BOX', amount: 15_000 },
  ])
  expect(read({ UOMList: [{ UOM: 'EA' }] })).not.toHaveProperty('unitPrices')
})

test.each([
  [{ stockStatus: 'LowStock' }, 'LowStock'],
  [{ stockStatus: 'Plenty' }, null],
  [{}, null],
])('A cart line has the stock that its product has: %j', (fields, stockStatus) => {
  expect(v.parse(cartLine, { lineID: 1, productID: 'FX1', product: fields })).toMatchObject({ stockStatus })
})

describe('D06 D07 A product with unusable fields', () => {
  test.each([undefined, null, '', '||', true, {}, [{}], [null]])(
    'A product has no pictures for %j',
    (productGallery) => {
      expect(read({ productGallery })).toMatchObject({ image: '', pictures: [] })
    },
  )

  test.each([undefined, null, 'pdf', {}, [[]]])('A product has files without types for %j', (fileTypes) => {
    const { files } = read({ productFiles: '|a.pdf|b.pdf', fileTypes })
    expect(files).toEqual(['a.pdf', 'b.pdf'].map((address) => ({ address, type: '' })))
  })
})
