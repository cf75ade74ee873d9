import { expect, test } from 'vitest'
import { readArguments } from './readArguments.ts'

const needed = ['--endpoint', 'https://supplier.example/trade/', '--user', 'sam', '--company', '1']

test('parses server and account', () => {
  expect(readArguments([...needed, '--api', 'v1', '--write'])).toEqual({
    endpoint: { endpointUrl: 'https://supplier.example/trade', api: 'v1' },
    companyId: '1',
    deviceId: 'PORTAL',
    userName: 'sam',
    write: true,
  })
})

test('takes the origin of the address of the portal', () => {
  expect(readArguments([...needed, '--origin', 'https://portal.example/trade/'])).toMatchObject({
    origin: 'https://portal.example',
  })
})

test('takes the folder of a recording', () => {
  expect(readArguments([...needed, '--record', 'there'])).toMatchObject({ record: 'there' })
})

test.each([
  [[...needed, '--origin', 'portal'], '--origin is the address of the portal'],
  [needed.slice(2), '--endpoint, --user and --company are needed'],
  [[...needed, '--api', 'v2'], 'proxy or v1'],
  [[...needed, '--endpoint', 'http://supplier.example'], 'must be an https address'],
  [[...needed, '--password', 'secret'], '--password'],
])('refuses the arguments %j', (words, sentence) => {
  expect(() => readArguments(words)).toThrow(sentence)
})
