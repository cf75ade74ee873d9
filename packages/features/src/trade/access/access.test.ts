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

test('a feature needs an enabled row with the feature’s label', () => {
  const enabled = [row('Orders/Quotes'), row('ADMINISTRATION'), row('Invoices', false)]
  expect(enabledAccess(enabled)).toEqual(new Set(['orders', 'admin']))
  expect(enabledAccess([])).toEqual(new Set())
  expect(enabledAccess([row('__proto__'), row('constructor'), row('')])).toEqual(new Set())
})

test('Order Again needs both orders and products', () => {
  expect(enabledAccess([row('Orders/Quotes')])).not.toContain('orderAgain')
  expect(enabledAccess([row('Orders/Quotes'), row('Products')])).toContain('orderAgain')
})
