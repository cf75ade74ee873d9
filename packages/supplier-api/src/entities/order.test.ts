import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readAnswer } from '../answer.ts'
import { orderAnswer } from './order.ts'

const read = (text: string) => v.safeParse(orderAnswer, readAnswer({ status: 200, text }))

test.each([
  ['{"quoteNumber":481300}', '481300'],
  ['{"quoteNumber":"Q-17/2"}', 'Q-17/2'],
  ['{"quoteNumber":" 481300 ","more":1}', '481300'],
  ['{"dataset":{"quoteNumber":481300}}', '481300'],
  ['{"quoteNumber":481300,"error":{"code":500}}', '481300'],
  ['{"quoteNumber":null}', null],
  ['{"quoteNumber":"   "}', null],
  ['{"quoteNumber":0}', null],
  ['{"quoteNumber":1.5}', null],
  ['{"quoteNumber":1e21}', null],
  ['{"quoteNumber":"<b>1</b>"}', null],
  ['{"quoteNumber":[480001]}', null],
])('B09 An order is placed, whether its number is usable or not: %s', (text, number) => {
  expect(read(text)).toMatchObject({ success: true, output: number })
})

test.each([
  '{}',
  '{"dataset":{}}',
  '{"hasErrors":false,"errorTable":[]}',
  '{"error":{"code":500,"message":"Internal error"}}',
  '{"message":"Endpoint request timed out"}',
  '{"QuoteNumber":481300}',
  '[{"quoteNumber":481300}]',
])('B06 Without quoteNumber the outcome is unknown: %s', (text) => {
  expect(read(text).success).toBe(false)
})
