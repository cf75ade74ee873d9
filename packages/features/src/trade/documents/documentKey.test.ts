import { expect, test } from 'vitest'
import { documentId } from './documentKey.ts'

test('documents differ by number, suffix and type', () => {
  const quote = { type: 'Quote', number: '300001', suffix: '0' }
  const ids = [quote, { ...quote, suffix: '1' }, { ...quote, type: 'Order' }].map(documentId)
  expect(new Set(ids).size).toBe(3)
})
