import {
  createSupplierApi,
  operationNames,
  operations,
  parseConfiguration,
  saysCartUnknown,
  type Operation,
  type QueryName,
} from '@trade-portal/supplier-api'
import { describeOperation, entryGuide, settingsGuide, type SettingGuide } from '@trade-portal/supplier-api/describe'
import { expect, test, vi } from 'vitest'
import { amounts } from '../../.storybook/docs/connecting/amounts.ts'
import { lostCartRow } from '../../.storybook/docs/connecting/openRules.ts'
import { tableNames } from '../../.storybook/docs/connecting/rules.ts'
import { despatchFlag, wordGroups } from '../../.storybook/docs/connecting/words.ts'
import { callWithAnswer, call } from './clientOf.ts'

test('The guide says of each amount whether it includes GST', () => {
  const declared = operationNames().flatMap((name) =>
    describeOperation(name)
      .answer.filter(({ type }) => type.startsWith('amount, decimal number'))
      .map(({ path }) => `${name} ${path}`),
  )
  const described = Object.entries(amounts).flatMap(([name, fields]) =>
    Object.keys(fields).map((path) => `${name} ${path}`),
  )
  expect(described.toSorted()).toEqual(declared.toSorted())
})

test('The guide says which table names are specified or guessed', () => {
  const naming = new Map([
    ['specified', 'specified'],
    ['guessed', 'our guess'],
  ])
  const declared = operationNames().flatMap((name) => {
    const { tables = {} }: Operation = operations[name]
    const tableNames = Object.entries(tables).map(([table, named]) => `${table} (${naming.get(named)})`)
    return tableNames.length === 0 ? [] : [[name, tableNames.join(', ')]]
  })
  expect(tableNames).toEqual(declared)
})

test('The portal recognises the guide’s error row for a lost cart', async () => {
  const error = await callWithAnswer('getCartContents', { hasErrors: true, errorTable: [lostCartRow] }).catch(
    (thrown: unknown) => thrown,
  )
  expect(saysCartUnknown(error)).toBe(true)
})

const needed = { endpointUrl: 'https://supplier.example', device_id: 'PORTAL', company_id: '1' }
const configured = (entry: object) => parseConfiguration(JSON.stringify({ DeviceList: [{ ...needed, ...entry }] }))

test.each(Object.entries(settingsGuide))(
  'The setting that the guide gives for %s changes it',
  (ours, guide: SettingGuide) => {
    const { file, example, needs, value } = guide
    expect(value.isRight(example)).toBe(true)
    const [before, after] = [{ ...needs }, { ...needs, [file]: example }].map(
      (settings) => configured({ settings }).settings,
    )
    expect(Reflect.get(after ?? {}, ours)).not.toEqual(Reflect.get(before ?? {}, ours))
  },
)

test.each(Object.entries(entryGuide))(
  'The field that the guide gives for %s changes it',
  (ours, { file, example, value }: SettingGuide) => {
    expect(value.isRight(example)).toBe(true)
    expect(Reflect.get(configured({ [file]: example }), ours)).not.toEqual(Reflect.get(configured({}), ours))
  },
)

/** A response as the portal reads it. */
async function read(name: QueryName, response: unknown): Promise<unknown> {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(response))
  const known = async () => ({ deviceId: 'x', companyId: 'x', userName: 'x', customerId: 'x', userId: 'x' })
  try {
    return await call(createSupplierApi({ endpoint: { endpointUrl: needed.endpointUrl, api: 'proxy' }, known }), name)
  } finally {
    fetch.mockRestore()
  }
}

test('The despatch flag is read as the guide says', async () => {
  expect(despatchFlag[0]).toEqual(['delivery: true', expect.stringContaining('The customer collects.')])
  const DespatchMethodList = [true, false, null, undefined].map((delivery, index) => ({
    methodName: `M${index}`,
    delivery,
  }))
  const pickups = await read('getListDespatchMethod', { DespatchMethodList })
  expect(pickups).toMatchObject([true, false, false, false].map((isPickup) => ({ isPickup })))
})

const wordsOf = (title: string) =>
  (wordGroups.find((group) => group.title === title)?.words ?? []).map(([word]) => word)

test('Status words and flags are read as the guide says', async () => {
  for (const word of wordsOf('Outcome of a payment'))
    expect(await read('queryPaymentSession', { status: word.toUpperCase() })).toMatchObject({ outcome: word })
  expect(await read('queryPaymentSession', { status: 'paid' })).toMatchObject({ outcome: 'unknown' })
  const lists = [...wordsOf('Custom lists'), 'Own'].map((type) => ({
    name: type,
    cartSessionId: type,
    type,
    contents: [],
  }))
  expect(await read('getCustomLists', { CustomLists: { CustomList: lists } })).toMatchObject([
    { isGeneric: true },
    { isGeneric: false },
  ])
  for (const [word, isYes] of [
    ['true', true],
    ['YES', true],
    ['y', true],
    [1, true],
    ['on', false],
    [null, false],
  ] as const)
    expect(await read('isPriceBookEnabled', { PriceBookEnable: [{ isActive: word }] })).toBe(isYes)
})
