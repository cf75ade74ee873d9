import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readAnswer } from '../answer.ts'
import { orderAnswer } from './order.ts'

const read = (text: string) => v.safeParse(orderAnswer, readAnswer({ status: 200, text }))

describe('B09 an order counts as placed, with its number or without one', () => {
  test.each([
    ['{"quoteNumber":481300}', '481300'],
    ['{"quoteNumber":"Q-17/2"}', 'Q-17/2'],
    ['{"quoteNumber":" 481300 ","more":1}', '481300'],
    ['{"dataset":{"quoteNumber":481300}}', '481300'],
    ['{"quoteNumber":481300,"error":{"code":500}}', '481300'],
    ['\uFEFF{"quoteNumber":481300}', '481300'],
    ['{"quoteNumber":null}', null],
    ['{"quoteNumber":""}', null],
    ['{"quoteNumber":"   "}', null],
    ['{"quoteNumber":0}', null],
    ['{"quoteNumber":-1}', null],
    ['{"quoteNumber":1.5}', null],
    ['{"quoteNumber":1e21}', null],
    ['{"quoteNumber":true}', null],
    ['{"quoteNumber":"<b>1</b>"}', null],
    ['{"quoteNumber":[480001]}', null],
    ['{"quoteNumber":{"value":1}}', null],
  ])('%s', (text, number) => {
    expect(read(text)).toMatchObject({ success: true, output: number })
  })
})

describe('B06 after an answer without the field of the number it is unknown whether the order was placed', () => {
  test.each([
    '{}',
    '{"dataset":{}}',
    '[]',
    '{"hasErrors":false,"errorTable":[]}',
    '{"hasErrors":false,"dataset":{}}',
    '{"error":{"code":500,"message":"Internal error"}}',
    '{"message":"Endpoint request timed out"}',
    '{"status":"ok"}',
    '{"dataset":{"Order":[]}}',
    '{"hasErrors":false,"fault":"x"}',
    '{"QuoteNumber":481300}',
    '[{"quoteNumber":481300}]',
    '"ok"',
    '17',
    'true',
  ])('%s', (text) => {
    expect(read(text).success).toBe(false)
  })
})
