import { createSimulator, worlds } from '@trade-portal/mocks'
import {
  isMutationName,
  operationNames,
  operations,
  outdatedBy,
  type Args,
  type MutationName,
  type QueryName,
  type SupplierApi,
} from '@trade-portal/supplier-api'
import { expect, test, vi } from 'vitest'
import { call, clientOf } from './clientOf.ts'

/** A product sold by length, so that a line of it has tallies. */
const boards = { productID: 'TM100001', UOM: 'LM', quoteQty: 2.4, tallyLength: [{ length: 2.4, qty: 1 }] }
const longerBoards = { ...boards, quoteQty: 6, tallyLength: [{ length: 3, qty: 2 }] }

/** A client of a fresh world. The simulator replaces `fetch`, because a real server takes ten times as long. */
function connected(): SupplierApi {
  const simulator = createSimulator(worlds.typical())
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => simulator.handle(new Request(url, init)))
  return clientOf(simulator).supplier
}

/** Gives the example's cart and the example's list ("Wall frame") the same lines: FX100001 on line 1, boards on line 2. */
async function arrange(supplier: SupplierApi): Promise<void> {
  await supplier.addCartProduct({ sessionID: 'example-cart', ...boards })
  await supplier.saveCustomList({ sessionID: 'example-cart', customList: 'Wall frame' })
}

/** Arguments in addition to a mutation's example, for changes that the example does not make. */
const moreCalls: { readonly [N in MutationName]?: readonly Args<N>[] } = {
  updateMobileUsers: [{ ...operations.updateMobileUsers.example, tpauserID: 'demo-admin', custContactID: 'C1' }],
  addCartProduct: [
    { sessionID: 'example-cart', ...boards },
    { sessionID: 'example-list', ...boards },
  ],
  updateCartProduct: [
    { sessionID: 'example-cart', lineId: '2', ...longerBoards },
    { sessionID: 'example-list', lineId: '2', ...longerBoards },
  ],
  deleteCartProduct: [
    { sessionID: 'example-cart', productID: boards.productID, lineID: '2' },
    { sessionID: 'example-list', productID: boards.productID, lineID: '2' },
  ],
  saveCustomList: [{ sessionID: 'van-stock', customList: 'Wall frame' }],
  copyCartToCart: [{ fromSessionID: 'example-cart', toSessionID: 'example-list' }],
  copyTranToCart: [
    { transactionNumber: '481032', transactionSuffix: '0', sessionID: 'example-cart' },
    { transactionNumber: '481032', transactionSuffix: '0', sessionID: 'example-list' },
  ],
  processComplete: [{ ...operations.processComplete.example, transactionType: 'Quote' }],
  sendPriceBookInfoChanges: [{ ...operations.sendPriceBookInfoChanges.example, frequencyPricebook: 'W' }],
}

const lineNumbers = ['1', '2', '3', '4', '5', '6']

/** Arguments in addition to a query's example: the carts, lists and transactions that the mutations above change. */
const moreQueries: { readonly [N in QueryName]?: readonly Args<N>[] } = {
  getCartContents: [{ sessionID: 'example-list' }],
  getCartTallies: lineNumbers.flatMap((lineNo) => [
    { sessionID: 'example-cart', lineNo },
    { sessionID: 'example-list', lineNo },
  ]),
  getTransactionTP: [
    { transactionNumber: '300001', transactionSuffix: '0' },
    { transactionNumber: '481032', transactionSuffix: '0' },
  ],
}

/** Why a query in the `outdates` of a mutation still gets the same answer from the simulator. */
const reasons: { readonly [N in MutationName]?: { readonly [Q in QueryName]?: string } } = {
  processComplete: {
    getUserDetails: 'A supplier may count open orders against the balance; the simulated one counts invoices only.',
  },
  sendPriceBookInfoChanges: {
    getPriceBookInfo:
      'A supplier may change the settings at once; the simulated one does so before the next price book.',
  },
}

const mutations = operationNames().filter(isMutationName)
const queries = operationNames().filter((name): name is QueryName => !isMutationName(name))

/** The answers to all queries. If a query fails, the error's text is its answer. */
async function askAll(supplier: SupplierApi): Promise<{ query: QueryName; answer: string }[]> {
  const questions = queries.flatMap((query) => [
    { query, args: operations[query].example },
    ...(moreQueries[query] ?? []).map((args) => ({ query, args })),
  ])
  return await Promise.all(
    questions.map(async ({ query, args }) => ({
      query,
      answer: await call(supplier, query, args).then((answer) => JSON.stringify(answer), String),
    })),
  )
}

/** The queries whose answers a mutation changes in a fresh world. */
async function changedBy(mutation: MutationName, args: unknown): Promise<QueryName[]> {
  const supplier = connected()
  await arrange(supplier)
  const before = await askAll(supplier)
  await call(supplier, mutation, args)
  const after = await askAll(supplier)
  return after.filter(({ answer }, index) => answer !== before[index]?.answer).map(({ query }) => query)
}

test.each(mutations)('%s outdates exactly the queries whose answers it changes', async (mutation) => {
  const changed = new Set<QueryName>()
  for (const args of [operations[mutation].example, ...(moreCalls[mutation] ?? [])])
    for (const query of await changedBy(mutation, args)) changed.add(query)
  const reasoned = Object.keys(reasons[mutation] ?? {})
  const listed = outdatedBy(mutation)

  const forgotten = [...changed].filter((query) => !listed.includes(query))
  expect(forgotten, `${mutation} changes the answers of these queries, but its outdates lack them`).toEqual([])

  const idle = listed.filter((query) => !changed.has(query))
  expect(idle, `${mutation} lists these queries, but changes none of their answers; say why in reasons`).toEqual(
    reasoned,
  )
})
