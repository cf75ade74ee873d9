import { expect, test } from 'vitest'
import { phoneHref } from './phoneHref.ts'

test.each([
  ['02 9555 0110', 'tel:0295550110'],
  ['(02) 9555-0110', 'tel:0295550110'],
  ['+61 2 9555 0110', 'tel:+61295550110'],
  ['512-555-0100', 'tel:5125550100'],
  ['000', 'tel:000'],
])('the phone number %s has the link %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

test.each([
  '',
  'n/a',
  '02 9555 0110 ext 4',
  '1;ext=<x>',
  '02+9555',
  '#31#123',
  '*21*0295550110#',
  'javascript:1',
  '１２３４',
  '12',
  '1234567890123456',
])('D02 %j has no phone link', (phone) => {
  expect(phoneHref(phone)).toBeUndefined()
})
