import type { Widget } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { enabledAccess } from './access.ts'

const row = (label: string, isEnabled = true): Widget => ({
  label,
  type: label,
  value: '',
  value2: '',
  description: '',
  isEnabled,
})

test('a part is enabled by an enabled row with its label', () => {
  expect(enabledAccess([row('Orders/Quotes'), row('ADMINISTRATION'), row('Invoices', false)])).toEqual(
    new Set(['orders', 'admin']),
  )
})

test('A23 an empty bar or unknown labels enable no part', () => {
  expect(enabledAccess([])).toEqual(new Set())
  expect(enabledAccess([row('__proto__'), row('constructor'), row('')])).toEqual(new Set())
})

test('ordering again needs orders and products, both of which the bar enables', () => {
  expect(enabledAccess([row('Orders/Quotes')])).not.toContain('orderAgain')
  expect(enabledAccess([row('Orders/Quotes'), row('Products')])).toContain('orderAgain')
})
