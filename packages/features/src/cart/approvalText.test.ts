import { expect, test, vi } from 'vitest'
import { approvalText, portalAddress } from './approvalText.ts'

const facts = {
  message: '',
  job: '12 Smith St',
  count: '3',
  total: '',
  address: 'https://portal.example/custom-lists/42',
}

test('an approval request lists the message, then job and cart', () => {
  expect(approvalText({ ...facts, message: 'By Friday, please.', total: '$120.00 ex GST' }).split('\n')).toEqual([
    'By Friday, please.',
    '',
    'Job: 12 Smith St',
    'Items: 3',
    'Total: $120.00 ex GST',
    'List: https://portal.example/custom-lists/42',
  ])
  // The message and the total may be missing.
  expect(approvalText(facts).split('\n')).toHaveLength(3)
})

test.each([
  ['/', 'https://portal.example/custom-lists/42'],
  ['/portal/', 'https://portal.example/portal/custom-lists/42'],
])('with the base path %s the list in the request has the URL %s', (base, address) => {
  vi.stubEnv('BASE_URL', base)
  vi.stubGlobal('window', { location: new URL('https://portal.example/portal/cart?a=b') })
  expect(portalAddress('/custom-lists/42')).toBe(address)
})
