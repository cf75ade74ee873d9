import { expect, test } from 'vitest'
import { documentId } from './documentKey.ts'

test('a document is told from another suffix of its number, and from another type', () => {
  const quote = { type: 'Quote', number: '300001', suffix: '0' }
  const ids = [quote, { ...quote, suffix: '1' }, { ...quote, type: 'Order' }].map(documentId)
  expect(new Set(ids).size).toBe(3)
})
