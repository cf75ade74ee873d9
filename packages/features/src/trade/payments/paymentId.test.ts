import { expect, test } from 'vitest'
import { readPaymentId } from './paymentId.ts'

test.each(['77', 'v2:00a1~b-c_d.e', 'aZ+/9==', '+/=', 'x'.repeat(512)])(
  'C07 %s is an id, as it stands in the address',
  (id) => {
    expect(readPaymentId(`?sessionId=${id}`)).toEqual({ parameter: 'sessionId', id })
    expect(readPaymentId(`?transid=${encodeURIComponent(id)}`)).toEqual({ parameter: 'transid', id })
  },
)

test.each(['', '%20', 'a%20b', 'a%0Ab', '%E2%80%AE', '{id}', '<svg>', 'x'.repeat(513)])('C07 %j is none', (id) => {
  expect(readPaymentId(`?sessionId=${id}`)).toBeUndefined()
})

test('of several the first that can be one counts', () => {
  expect(readPaymentId('?sessionId=&sessionId=7&transid=8')).toEqual({ parameter: 'sessionId', id: '7' })
})
