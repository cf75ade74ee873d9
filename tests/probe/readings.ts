import type { Args, OperationName, QueryName, Result } from '@trade-portal/supplier-api'

/** Results of the earlier calls. */
export type Answers = { -readonly [N in OperationName]?: Result<N> }

/** Arguments for a reading operation; undefined if the results provide none and the registry's example is used. */
type Reading<N extends QueryName> = (answers: Answers) => Args<N> | undefined

/** The example is sufficient: it has no arguments, or its values exist on every server. */
const example = () => undefined

/**
 * Every reading operation, in an order in which earlier results provide the arguments of later ones. Leaving out
 * an operation of the registry is a compile error.
 */
export const readings: { readonly [N in QueryName]: Reading<N> } = {
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
  searchProductTP: (answers) => {
    const word = product(answers)
      ?.name.split(/\s+/)
      .find((part) => part.length > 3)
    return word === undefined ? undefined : { descString: word, incGST: false }
  },
  getProductDetails: (answers) => {
    const found = product(answers)
    return found && { productID: found.productId, incGST: false }
  },
  getFeaturesAndBenefits: (answers) => ofProduct(product(answers)),
  getProductInformation: (answers) => ofProduct(product(answers)),
  getLengthsForProduct: (answers) =>
    ofProduct([...(answers.getProductsByCategoryTP ?? []), ...(answers.searchProductTP ?? [])].find((p) => p.isTally)),

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

export function isReading(name: string): name is QueryName {
  return Object.hasOwn(readings, name)
}

function product({ getProductsByCategoryTP: listed, searchProductTP: found }: Answers) {
  return listed?.[0] ?? found?.[0]
}

function ofProduct(found: { readonly productId: string } | undefined) {
  return found && { productID: found.productId }
}
