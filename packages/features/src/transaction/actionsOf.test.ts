import { expect, test } from 'vitest'
import type { DocumentKind } from '../trade/documents/documentKind.ts'
import { actionsOf } from './actionsOf.ts'

const line = { lineNumber: '1', productId: 'P', name: 'Pine', quantity: 1, unit: 'EA', unitPrice: 1, price: 1 }
const without = (...missing: readonly string[]) => ({
  mayOpen: (name: string) => !missing.includes(name),
  isAccepted: false,
  isPaid: false,
})
const offered = without()
const documentOf = (kind: DocumentKind, totalIncGst: number | null = 110) => ({ kind, totalIncGst, lines: [line] })

test.each([
  ['order', ['copy', 'reorder', 'email', 'change', 'claim', 'question', 'list']],
  ['quote', ['accept', 'copy', 'reorder', 'email', 'price', 'change', 'question', 'list']],
  ['invoice', ['pay', 'email', 'comment', 'copy', 'reorder', 'claim', 'question', 'list']],
  ['payment', ['email', 'change', 'question']],
  ['other', ['email', 'copy', 'change', 'question']],
] as const)('the actions offered for a document of the kind %s', (kind, actions) =>
  expect(actionsOf(documentOf(kind), offered)).toEqual(actions),
)

test.each([-110, 0, null])('K10 an invoice with a total of %j cannot be paid', (total) =>
  expect(actionsOf(documentOf('invoice', total), offered)).not.toContain('pay'),
)

test.each([
  ['cart', ['pay', 'email', 'comment', 'reorder', 'claim', 'question']],
  ['orderAgain', ['pay', 'email', 'comment', 'copy', 'claim', 'question', 'list']],
  ['payAccount', ['email', 'comment', 'copy', 'reorder', 'claim', 'question', 'list']],
  ['customLists', ['pay', 'email', 'comment', 'copy', 'reorder', 'claim', 'question']],
])('a customer without access to %s is not offered that action', (entry, actions) =>
  expect(actionsOf(documentOf('invoice'), without(entry))).toEqual(actions),
)

test('nothing of a credit can be claimed', () =>
  expect(actionsOf(documentOf('invoice', -110), offered)).not.toContain('claim'))

test('a document without lines has nothing to copy', () =>
  expect(actionsOf({ ...documentOf('order'), lines: [] }, offered)).toEqual(['email', 'change', 'question']))

test('an accepted quote cannot be accepted again', () =>
  expect(actionsOf(documentOf('quote'), { ...offered, isAccepted: true })).not.toContain('accept'))

test('paying is the last action of an invoice that is paid', () =>
  expect(actionsOf(documentOf('invoice'), { ...offered, isPaid: true }).at(-1)).toBe('pay'))
