import {
  isMutationName,
  operationNames,
  operations,
  type Operation,
  type OperationName,
} from '@trade-portal/supplier-api'
import { describeOperation } from '@trade-portal/supplier-api/describe'
import { describe, expect, test } from 'vitest'
import { answered, callWithAnswer } from './clientOf.ts'
import { documentedResults } from './documentedFields.ts'

const tables = operationNames().flatMap((name) => {
  const definition: Operation = operations[name]
  return Object.entries(definition.tables ?? {}).map(([table, naming]) => ({ name, table, naming }))
})

/** Copies a value and renames the field to `other` at all depths. Without `other`, the copy lacks the field. */
function renamed(value: unknown, field: string, other?: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => renamed(inner, field, other))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => key !== field || other !== undefined)
  return Object.fromEntries(
    kept.map(([key, inner]) => [key === field ? (other ?? key) : key, renamed(inner, field, other)]),
  )
}

test('The registry has the name of every top-level table', () => {
  const atTheTop = operationNames().flatMap((name) =>
    describeOperation(name)
      .answer.filter(({ path, type }) => !path.includes('.') && (type === 'list' || type === 'object'))
      .map(({ path }) => `${name} ${path}`),
  )
  const named = new Set(tables.map(({ name, table }) => `${name} ${table}`))
  expect(atTheTop.length).toBeGreaterThan(30)
  expect(atTheTop.filter((table) => !named.has(table))).toEqual([])
})

test.each(tables)('the name of $table in $name is $naming, as documented', ({ name, table, naming }) => {
  expect(describeOperation(name).answer.map(({ path }) => path.replace(/^.*\./, ''))).toContain(table)
  const isDocumented = (documentedResults[name] ?? '').split(' ').includes(table)
  expect(naming).toBe(isDocumented ? 'specified' : 'guessed')
})

function isOnlyTable(name: OperationName, table: string): boolean {
  const paths = describeOperation(name).answer.map(({ path }) => path.split('.'))
  const [set] = paths.find((path) => path.length === 2 && path[1] === table) ?? []
  return set !== undefined && paths.filter((path) => path.length === 2 && path[0] === set).length === 1
}

describe('A missing table is an error with its name', () => {
  // A data set without its only table is empty, which means that it has no rows.
  const ofReads = tables.filter(({ name, table }) => !isMutationName(name) && !isOnlyTable(name, table))
  const ofWrites = tables.filter(({ name }) => isMutationName(name))

  test.each(ofReads)('$table of $name', async ({ name, table }) => {
    const answer = renamed(await answered(name), table)
    await expect(callWithAnswer(name, answer)).rejects.toThrow(`The table ${table} is missing.`)
  })

  test.each(ofWrites)('unless $table was the only field of the answer $name', async (write) => {
    await expect(callWithAnswer(write.name, renamed(await answered(write.name), write.table))).resolves.toBe('')
  })

  test.each(tables.filter(({ naming }) => naming === 'specified'))(
    'if $table of $name has another name',
    async ({ name, table }) => {
      const answer = renamed(await answered(name), table, `${table}Rows`)
      await expect(callWithAnswer(name, answer)).rejects.toThrow(`The table ${table} is missing.`)
    },
  )
})

test.each(operationNames().filter((name) => tables.some((table) => table.name === name && table.naming === 'guessed')))(
  'Tables are found despite wrongly guessed names: %s',
  async (name) => {
    const answer = await answered(name)
    const guesses = tables.filter((table) => table.name === name && table.naming === 'guessed')
    const foreign = guesses.reduce((changed, { table }) => renamed(changed, table, `tt${table}Rows`), answer)
    expect(foreign).not.toEqual(answer)
    const read = await callWithAnswer(name, foreign)
    expect(read).toEqual(await callWithAnswer(name, answer))
    expect(JSON.stringify(read).length).toBeGreaterThan(20)
  },
)
