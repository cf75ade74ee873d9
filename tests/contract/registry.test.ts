import { createSimulator, worldNames, worlds, type WorldName } from '@trade-portal/mocks'
import { supplierServer } from '@trade-portal/mocks/node'
import { operationNames, type Endpoint, type OperationName } from '@trade-portal/supplier-api'
import { describe, expect, onTestFinished, test } from 'vitest'
import { call, clientOf } from './clientOf.ts'

/** The names of all specified functions. The registry is the only other list of functions; a test compares the two. */
const specified = `
  login registerForAccess addCartProduct addMobileUser copyCartToCart createCart deleteCartProduct deleteCustomList
  deleteMobileUser getBranches getWebBranches getOrderBranches getCartContents getClosestBranch getCustomerDetails
  getCustomerInvoicesTP getCustomerTransactions getCustomLists getDeliveryCharge getDloads getFeaturesAndBenefits
  getGeocode getListDespatchMethod getListMobileUsers getPriceBookInfo getProductCategories getProductDetails
  getProductInformation getProductsByCategoryTP getState getStatementDetail getStatementList getTransactionTP
  getUserDetails getVehicleTypes getWidgetConfiguration isPriceBookEnabled processComplete saveCustomList
  searchProductTP updateMobileUsers updateCartProduct emailTransaction emailTransactions getLengthsForProduct
  saveUserComment emailStatement copyTranToCart sendEmailMessage sendPriceBookInfoChanges requestNewPriceBook
  resendPriceBook acceptQuote getCartTallies getCustomerAgedBalances createPaymentSession queryPaymentSession
`
  .trim()
  .split(/\s+/)

test('The registry of operations has exactly the specified ones', () => {
  expect(specified).toHaveLength(57)
  expect(operationNames().toSorted()).toEqual(specified.toSorted())
})

/** A simulated supplier that answers this process's `fetch` until the test ends, and a client of it. */
function connected(world: WorldName, api: Endpoint['api']) {
  const simulator = createSimulator(worlds[world]())
  const server = supplierServer(simulator)
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => server.close())
  return { simulator, ...clientOf(simulator, api) }
}

type Refused = { readonly [N in OperationName]?: string }

const noStatement = 'There is no statement of'
const noTransaction = 'There is no transaction'
const noPriceBook = 'No price book extract has been set up for you'

/** A new account lacks the data of these examples, so the server refuses them with these messages. */
const refusedForNewAccount: Refused = {
  registerForAccess: 'This account has had no statement yet',
  deleteCustomList: 'This list does not exist any more',
  copyCartToCart: 'This shopping cart does not exist any more',
  getTransactionTP: noTransaction,
  emailTransaction: noTransaction,
  emailTransactions: noTransaction,
  saveUserComment: noTransaction,
  sendEmailMessage: noTransaction,
  copyTranToCart: noTransaction,
  acceptQuote: 'There is no quote',
  getStatementDetail: noStatement,
  emailStatement: noStatement,
  sendPriceBookInfoChanges: noPriceBook,
  requestNewPriceBook: noPriceBook,
  resendPriceBook: noPriceBook,
  queryPaymentSession: 'There is no such payment',
}

/** The examples that are refused in a world, with the server's messages. All others are answered. */
const refused: { readonly [W in WorldName]?: Refused } = {
  empty: refusedForNewAccount,
  suspended: {
    processComplete: 'This account is suspended',
    acceptQuote: 'This account is suspended',
    sendPriceBookInfoChanges: noPriceBook,
    requestNewPriceBook: noPriceBook,
    resendPriceBook: noPriceBook,
  },
  minimal: { resendPriceBook: 'There is no price book' },
  // The example's address is in Australia.
  usa: { getGeocode: 'This address was not found' },
}

describe.each(worldNames())('With the demo data %s', (world) => {
  test.each(operationNames())('the example of %s is answered, or refused as expected', async (name) => {
    const { supplier, simulator, dropped } = connected(world, 'proxy')
    const outcome = await call(supplier, name).then(
      (answer) => (answer === undefined ? 'undefined' : 'answered'),
      String,
    )
    expect(outcome).toContain(refused[world]?.[name] ?? 'answered')
    expect(dropped).toEqual([])
    expect(simulator.ledger().badRequests).toEqual([])
    expect(simulator.ledger().requests.map((request) => request.name)).toEqual([name])
  })
})

test.each(operationNames())('The example of %s is also answered at the URL of API v1', async (name) => {
  const { supplier } = connected('typical', 'v1')
  await expect(call(supplier, name)).resolves.toBeDefined()
})
