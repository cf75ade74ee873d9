import { expect, test } from 'vitest'
import { readArguments } from './readArguments.ts'

const needed = ['--endpoint', 'https://supplier.example/trade/', '--user', 'sam', '--company', '1']

test('parses server, account, origin and folder', () => {
  const given = ['--api', 'v1', '--write', '--origin', 'https://portal.example/trade/', '--record', 'there']
  expect(readArguments([...needed, ...given])).toEqual({
    endpoint: { endpointUrl: 'https://supplier.example/trade', api: 'v1' },
    companyId: '1',
    deviceId: 'PORTAL',
    origin: 'https://portal.example',
    record: 'there',
    userName: 'sam',
    write: true,
  })
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
