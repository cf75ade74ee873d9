import type { Widget } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { supportAddress } from './supportAddress.ts'

const entry = (value: string, type = 'Support Email'): Widget => ({
  label: 'Support',
  type,
  value,
  value2: '',
  description: '',
  isEnabled: true,
})

test.each([
  ['Support Email:support@corymbia.example', 'support@corymbia.example'],
  ['Write to: Support: support@corymbia.example', 'support@corymbia.example'],
  ['Write to\nus:support@corymbia.example', 'support@corymbia.example'],
  ['support@corymbia.example', 'support@corymbia.example'],
  ['Support Email:', ''],
  ['Support Email:support@corymbia.example?bcc=all@evil.example', ''],
  ['Support Email:support@corymbia.example,all@evil.example', ''],
  ['Support Email:support@corymbia.example\nBcc:all@evil.example', ''],
])('the support e-mail address in %j is %j', (value, address) => {
  expect(supportAddress([entry('Sales:sales@corymbia.example', 'AccountContact'), entry(value)])).toBe(address)
})

test('the first row with a valid support e-mail address is used', () => {
  expect(supportAddress([])).toBe('')
  expect(supportAddress([entry(''), entry('x@y.example', '__proto__')])).toBe('')
  expect(supportAddress([entry('Support Email:'), entry('x@y.example?bcc=z'), entry('a@b.example')])).toBe(
    'a@b.example',
  )
})
