import { expect, test } from 'vitest'
import { phoneHref } from './phoneHref.ts'

test.each([
  ['02 9555 0110', 'tel:0295550110'],
  ['+61 2 9555 0110', 'tel:+61295550110'],
  ['000', 'tel:000'],
])('the phone number %s has the link %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

const unusable = ['', '02 9555 0110 ext 4', '*21*0295550110#', '１２３４', '12', '1234567890123456']
test.each(unusable)('the phone number %j has no link', (phone) => {
  expect(phoneHref(phone)).toBeUndefined()
})
