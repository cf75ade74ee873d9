import type { Args, OperationName, QueryName, Result } from '@trade-portal/supplier-api'

/** The latest result of each operation, as the portal parses it. */
export type Results = { -readonly [N in OperationName]?: Result<N> }

/**
 * Takes the arguments from earlier results. Returns undefined if the results contain none, and the example of the registry
 * is used instead.
 */
type ArgumentsOf<N extends QueryName> = (results: Results) => Args<N> | undefined

/** For queries that have no arguments, or whose example works on every server. */
const example = () => undefined

/**
 * How each query of the operation registry is called. The queries are in an order in which earlier results provide the
 * arguments of later queries. A missing query is a compile error.
 */
export const queryArguments: { readonly [N in QueryName]: ArgumentsOf<N> } = {
  getUserDetails: example,
  getState: example,
  getCustomerDetails: example,
  getListMobileUsers: example,
  getWidgetConfiguration: example,
  getDloads: example,
  getBranches: example,
  getWebBranches: example,

  getProductCategories: example,
  getProductsByCategoryTP: ({ getProductCategories: menu }) => {
    const entry = menu?.find(({ categoryId }) => categoryId !== '')
    return entry && { searchCategory: entry.categoryId, incGST: false, page: 1, rowsPerPage: 24 }
  },
  searchProductTP: (results) => {
    const word = product(results)
      ?.name.split(/\s+/)
      .find((part) => part.length > 3)
    return word === undefined ? undefined : { descString: word, incGST: false }
  },
  getProductDetails: (results) => {
    const found = product(results)
    return found && { productID: found.productId, incGST: false }
  },
  getFeaturesAndBenefits: (results) => ofProduct(product(results)),
  getProductInformation: (results) => ofProduct(product(results)),
  getLengthsForProduct: (results) =>
    ofProduct([...(results.getProductsByCategoryTP ?? []), ...(results.searchProductTP ?? [])].find((p) => p.isTally)),

  getCartContents: ({ createCart: sessionID }) => (sessionID === undefined ? undefined : { sessionID }),
  getCartTallies: ({ createCart: sessionID, getCartContents: lines }) => {
    const line = lines?.find(({ isTally }) => isTally) ?? lines?.[0]
    return sessionID === undefined || !line ? undefined : { sessionID, lineNo: line.lineId }
  },
  getCustomLists: example,

  getListDespatchMethod: example,
  getVehicleTypes: example,
  getOrderBranches: example,
  getGeocode: ({ getCustomerDetails: customer }) =>
    customer && { addressLine1: customer.address, addressLine2: customer.suburb, addressLine3: customer.state },
  getClosestBranch: ({ getGeocode: place, getVehicleTypes: vehicles }) =>
    place && vehicles?.[0] && { ...place, vehicleType: vehicles[0].id },
  getDeliveryCharge: ({ getClosestBranch: branch, getVehicleTypes: vehicles }) =>
    branch &&
    vehicles?.[0] && { branchID: branch.branchId, distanceKm: branch.distanceKm, vehicleType: vehicles[0].id },

  getCustomerTransactions: example,
  getCustomerInvoicesTP: example,
  getTransactionTP: ({ getCustomerTransactions: orders, getCustomerInvoicesTP: invoices }) => {
    const row = orders?.[0] ?? invoices?.[0]
    return row && { transactionNumber: row.number, transactionSuffix: row.suffix }
  },
  getStatementList: example,
  getStatementDetail: ({ getStatementList: list }) => list?.[0] && { statementDate: list[0].date },
  getCustomerAgedBalances: example,

  isPriceBookEnabled: example,
  getPriceBookInfo: example,
  queryPaymentSession: example,
}

export const queriesInOrder: readonly QueryName[] = Object.keys(queryArguments).filter(isQueryName)

function isQueryName(name: string): name is QueryName {
  return Object.hasOwn(queryArguments, name)
}

function product({ getProductsByCategoryTP: listed, searchProductTP: found }: Results) {
  return listed?.[0] ?? found?.[0]
}

function ofProduct(found: { readonly productId: string } | undefined) {
  return found && { productID: found.productId }
}
