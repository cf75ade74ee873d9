import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { listedProduct } from './product.ts'

const read = (fields: object) => v.parse(listedProduct, { productID: 'FX1', ...fields })

describe('the pictures of a product', () => {
  test('are its picture and its gallery, each once', () => {
    const { image, pictures } = read({ productImage: 'a.png', productGallery: 'b.png| a.png |b.png||c.png' })
    expect(image).toBe('a.png')
    expect(pictures).toEqual(['a.png', 'b.png', 'c.png'])
  })

  test('may come as a list', () => {
    expect(read({ productGallery: ['a.png', 'b.png'] }).pictures).toEqual(['a.png', 'b.png'])
  })

  test('may be in the gallery only', () => {
    expect(read({ productImage: null, productGallery: '|a.png' }).image).toBe('a.png')
  })

  test.each([undefined, null, '', '||', true, {}, [{}], [null]])(
    'D06 D07 a gallery of %j is none',
    (productGallery) => {
      expect(read({ productGallery })).toMatchObject({ image: '', pictures: [] })
    },
  )
})

describe('the files of a product', () => {
  test('have the types at the same places', () => {
    const { files } = read({ productFiles: 'a.png||https://x.example/get?id=7', fileTypes: 'image| |PDF' })
    expect(files).toEqual([
      { address: 'a.png', type: 'image' },
      { address: 'https://x.example/get?id=7', type: 'pdf' },
    ])
  })

  test.each([undefined, null, 'pdf', {}, [[]]])('D06 D07 are read without usable types, %j', (fileTypes) => {
    expect(read({ productFiles: '|a.pdf|b.pdf', fileTypes }).files).toEqual([
      { address: 'a.pdf', type: '' },
      { address: 'b.pdf', type: '' },
    ])
  })
})
