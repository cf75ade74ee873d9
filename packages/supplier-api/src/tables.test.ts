import { describe, expect, test } from 'vitest'
import { TransportError } from './errors.ts'
import type { Operation } from './operation.ts'
import { operations, type OperationName } from './operations/index.ts'
import { withTables } from './tables.ts'

function tablesOf(name: OperationName, answer: unknown): unknown {
  const definition: Operation = operations[name]
  try {
    return withTables(definition, answer)
  } catch (error) {
    return error instanceof TransportError ? error.message : error
  }
}

const missing = (table: string) => `The supplier gave an unexpected answer. Try again. The table ${table} is missing.`

const nsw = [{ stateID: 'NSW', stateName: 'New South Wales' }]
const order = [{ transactionNumber: 1, transactionSuffix: 0, transactionType: 'Order', transactionAmount: 5 }]
const statement = [{ dateStatement: '2026-10-31', currentBalance: 1, dueBalance: 1 }]

describe('names that the specification gives are read as given', () => {
  test.each([
    [{ VehicleTypes: [{ vehicleTypeID: 'UTE' }] }, 'VehicleTypes'],
    [{ VehicleType: [{ vehicleTypeID: 'UTE', vehicleTypeDesc: 'Ute' }] }, missing('VehicleTypes')],
    [{ vehicleTypes: [] }, missing('VehicleTypes')],
    [[{ vehicleTypeID: 'UTE' }], missing('VehicleTypes')],
    [{}, missing('VehicleTypes')],
  ])('%j', (answer, outcome) => {
    expect(tablesOf('getVehicleTypes', answer)).toEqual(outcome === 'VehicleTypes' ? answer : outcome)
  })

  test.each([
    { OrderList: { Order: order } },
    { OrderList: order },
    { OrderList: [{ Order: order }] },
    { OrderList: order[0] },
    { Order: order },
    { hasErrors: false, OrderList: { Order: order } },
  ])('a table in a data set, with or without it: %j', (answer) => {
    const { OrderList } = { ...Object(tablesOf('getCustomerTransactions', answer)) }
    expect([OrderList.Order].flat()).toEqual(order)
  })

  test.each([null, [], '', {}])('a table or a data set without rows may be %j, and a record may not', (empty) => {
    for (const answer of [{ OrderList: empty }, { OrderList: { Order: empty } }])
      expect(tablesOf('getCustomerTransactions', answer)).toEqual({ OrderList: { Order: [] } })
    expect(tablesOf('getBranches', { BranchList: empty })).toEqual({ BranchList: [] })
    expect(tablesOf('getState', { StateList: empty })).toEqual({ StateList: [] })
    expect(tablesOf('getCustomerAgedBalances', { AgedBalances: empty })).toEqual({ AgedBalances: undefined })
  })

  test('a data set without its table is an error with its name', () => {
    expect(tablesOf('getCustomerTransactions', { OrderList: { Orders: order } })).toBe(missing('Order'))
    expect(tablesOf('getTransactionTP', { TransactionDetailsTP: order[0] })).toBe(missing('LineDetailsTP'))
  })

  test('a document may be the only row of its table', () => {
    const document = { ...order[0], LineDetailsTP: [] }
    expect(tablesOf('getTransactionTP', { TransactionDetailsTP: [document] })).toEqual({
      TransactionDetailsTP: document,
    })
  })
})

describe('names that are our guess are read under the guess, or from the only table of such rows', () => {
  test.each([
    { StateList: nsw },
    { State: nsw },
    { dsState: { ttState: nsw } },
    nsw,
    { State: nsw, paging: { total: 1 }, errorTable: [], warnings: [] },
    { State: nsw, notes: [{ text: 'x' }] },
  ])('%j', (answer) => {
    expect(tablesOf('getState', answer)).toMatchObject({ StateList: nsw })
  })

  test.each([
    {},
    { error: { code: 401, message: 'session has expired' } },
    { errors: [{ code: 401, message: 'session has expired' }] },
    { message: 'session has expired' },
    { States: nsw, Regions: nsw },
    { State: null },
    'ok',
  ])('%j is an error and not an empty list', (answer) => {
    expect(tablesOf('getState', answer)).toBe(missing('StateList'))
  })

  test('an empty table under another name is empty', () => {
    expect(tablesOf('getWebBranches', { Stores: [] })).toMatchObject({ WebBranchList: [] })
  })

  test.each([
    { StatementList: { Statement: statement } },
    { StatementList: statement },
    { Statements: statement },
    { dsStatement: { ttStatement: statement } },
  ])('a table in a data set: %j', (answer) => {
    expect(tablesOf('getStatementList', answer)).toMatchObject({ StatementList: { Statement: statement } })
  })

  test.each([
    { AgedBalances: statement[0] },
    { AgedBalances: statement },
    { Balances: statement[0] },
    statement[0],
    { ttBalance: { row: statement[0] } },
  ])('a single row: %j', (answer) => {
    expect(tablesOf('getCustomerAgedBalances', answer)).toMatchObject({ AgedBalances: statement[0] })
  })

  test('within the rows of another table', () => {
    const history = [{ historyID: 'PB1', dateGenerated: '2026-10-01', typeGenerated: 'F' }]
    expect(tablesOf('getPriceBookInfo', { PriceBook: [{ typePricebook: 'F', Sent: history }, null] })).toMatchObject({
      PriceBook: [{ typePricebook: 'F', PriceBookHistory: history }, null],
    })
  })

  test('a message may stand in place of the price books', () => {
    expect(tablesOf('getPriceBookInfo', { message: 'Ask your branch' })).toEqual({ message: 'Ask your branch' })
    for (const answer of [{ message: ' ' }, { success: false, message: 'Not signed in' }])
      expect(tablesOf('getPriceBookInfo', answer)).toBe(missing('PriceBook'))
  })
})

test('a hostile key does not change a prototype', () => {
  tablesOf('getState', JSON.parse('{"__proto__":{"polluted":true},"State":[]}'))
  expect('polluted' in {}).toBe(false)
})

test('one row stands in place of its list under a foreign name, too', () => {
  const [row] = nsw
  expect(tablesOf('getState', { ttState: row })).toMatchObject({ StateList: row })
  expect(tablesOf('getState', { dsState: { ttState: row } })).toMatchObject({ StateList: row })
  expect(tablesOf('getState', { error: { code: 1 } })).toBe(missing('StateList'))
})
