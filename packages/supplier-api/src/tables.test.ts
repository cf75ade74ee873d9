import { expect, test } from 'vitest'
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

test.each([
  { VehicleType: [{ vehicleTypeID: 'UTE', vehicleTypeDesc: 'Ute' }] },
  { vehicleTypes: [] },
  [{ vehicleTypeID: 'UTE' }],
  {},
])('A table with a specified name is missing in %j', (answer) => {
  expect(tablesOf('getVehicleTypes', answer)).toBe(missing('VehicleTypes'))
})

test.each([
  { OrderList: { Order: order } },
  { OrderList: order },
  { OrderList: [{ Order: order }] },
  { OrderList: order[0] },
  { Order: order },
  { hasErrors: false, OrderList: { Order: order } },
])('A table with a specified name needs no data set: %j', (answer) => {
  const { OrderList } = { ...Object(tablesOf('getCustomerTransactions', answer)) }
  expect([OrderList.Order].flat()).toEqual(order)
})

test.each([null, [], '', {}])('A table with a specified name is empty if it is %j', (empty) => {
  for (const answer of [{ OrderList: empty }, { OrderList: { Order: empty } }])
    expect(tablesOf('getCustomerTransactions', answer)).toEqual({ OrderList: { Order: [] } })
  expect(tablesOf('getBranches', { BranchList: empty })).toEqual({ BranchList: [] })
  expect(tablesOf('getCustomerAgedBalances', { AgedBalances: empty })).toEqual({ AgedBalances: undefined })
})

test('A table with a specified name is missing under another name', () => {
  expect(tablesOf('getCustomerTransactions', { OrderList: { Orders: order } })).toBe(missing('Order'))
  expect(tablesOf('getTransactionTP', { TransactionDetailsTP: order[0] })).toBe(missing('LineDetailsTP'))
})

test('A document with a specified name may be wrapped in a list', () => {
  const document = { ...order[0], LineDetailsTP: [] }
  const answer = tablesOf('getTransactionTP', { TransactionDetailsTP: [document] })
  expect(answer).toEqual({ TransactionDetailsTP: document })
})

test.each([
  { StateList: nsw },
  { dsState: { ttState: nsw } },
  nsw,
  { State: nsw, paging: { total: 1 }, errorTable: [], warnings: [] },
  { State: nsw, notes: [{ text: 'x' }] },
])('A table with a guessed name is found by its rows: %j', (answer) => {
  expect(tablesOf('getState', answer)).toMatchObject({ StateList: nsw })
})

test.each([
  {},
  { error: { code: 401, message: 'session has expired' } },
  { errors: [{ code: 401, message: 'session has expired' }] },
  { States: nsw, Regions: nsw },
  { State: null },
  'ok',
])('A table with a guessed name is missing, not empty, in %j', (answer) => {
  expect(tablesOf('getState', answer)).toBe(missing('StateList'))
})

test('A table with a guessed name may be empty or a single row', () => {
  expect(tablesOf('getWebBranches', { Stores: [] })).toMatchObject({ WebBranchList: [] })
  for (const answer of [{ ttState: nsw[0] }, { dsState: { ttState: nsw[0] } }])
    expect(tablesOf('getState', answer)).toMatchObject({ StateList: nsw[0] })
})

test.each([
  { StatementList: { Statement: statement } },
  { StatementList: statement },
  { Statements: statement },
  { dsStatement: { ttStatement: statement } },
])('A table with a guessed name is found in a data set: %j', (answer) => {
  expect(tablesOf('getStatementList', answer)).toMatchObject({ StatementList: { Statement: statement } })
})

test.each([
  { AgedBalances: statement[0] },
  { AgedBalances: statement },
  statement[0],
  { ttBalance: { row: statement[0] } },
])('A record with a guessed name is found: %j', (answer) => {
  expect(tablesOf('getCustomerAgedBalances', answer)).toMatchObject({ AgedBalances: statement[0] })
})

test('A table with a guessed name is found inside another’s rows', () => {
  const history = [{ historyID: 'PB1', dateGenerated: '2026-10-01', typeGenerated: 'F' }]
  expect(tablesOf('getPriceBookInfo', { PriceBook: [{ typePricebook: 'F', Sent: history }, null] })).toMatchObject({
    PriceBook: [{ typePricebook: 'F', PriceBookHistory: history }, null],
  })
})

test('An answer may have a message in place of the price books', () => {
  expect(tablesOf('getPriceBookInfo', { message: 'Ask your branch' })).toEqual({ message: 'Ask your branch' })
  for (const answer of [{ message: ' ' }, { success: false, message: 'Not signed in' }])
    expect(tablesOf('getPriceBookInfo', answer)).toBe(missing('PriceBook'))
})
