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

test('an enabled row enables the feature that its label names', () => {
  expect(enabledAccess([row('Orders/Quotes'), row('ADMINISTRATION'), row('Invoices', false)])).toEqual(
    new Set(['orders', 'admin']),
  )
})

test('no feature is enabled by an empty menu or unknown labels', () => {
  expect(enabledAccess([])).toEqual(new Set())
  expect(enabledAccess([row('__proto__'), row('constructor'), row('')])).toEqual(new Set())
})

test('Order Again needs both orders and products', () => {
  expect(enabledAccess([row('Orders/Quotes')])).not.toContain('orderAgain')
  expect(enabledAccess([row('Orders/Quotes'), row('Products')])).toContain('orderAgain')
})
