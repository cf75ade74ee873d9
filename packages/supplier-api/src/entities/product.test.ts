import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
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
