/** Whether each amount is with or without GST, by operation and field. A test finds missing amounts. */
export const amounts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getProductsByCategoryTP: { ...productPrices('getProductsByType[]'), ...unitPrice('getProductsByType[]') },
  searchProductTP: productPrices('ProductList[]'),
  getProductDetails: { ...productPrices('ProductDetails'), ...unitPrice('ProductDetails') },
  getCartContents: linePrices('CartContents[]'),
  getCustomLists: linePrices('CustomLists.CustomList[].contents[]'),
  getCustomerTransactions: { 'OrderList.Order[].transactionAmount': 'With GST.' },
  getCustomerInvoicesTP: { 'InvoiceListTP.InvoiceTP[].transactionAmount': 'With GST; negative for a credit.' },
  getTransactionTP: {
    'TransactionDetailsTP.transactionTotalAmountExcGST': 'Without GST.',
    'TransactionDetailsTP.transactionTotalGST': 'The GST alone.',
    'TransactionDetailsTP.transactionTotalAmountIncGST': 'With GST: what is paid.',
    'TransactionDetailsTP.LineDetailsTP[].unitPrice': 'Without GST, for one unit.',
    'TransactionDetailsTP.LineDetailsTP[].linePrice': 'Without GST, for the whole line.',
  },
  getUserDetails: {
    'UserDetails[].current_balance': 'With GST: what the account owes.',
    'UserDetails[].balance_overdue': 'With GST.',
    'UserDetails[].balance_30_day': 'With GST.',
  },
  getStatementList: ageing('StatementList.Statement[]'),
  getStatementDetail: {
    'StatementDetail.StatementTransaction[].displayAmount': 'With GST; negative for payments and credits.',
    'StatementDetail.StatementTransaction[].balanceAmount': 'With GST: what is still open.',
  },
  getCustomerAgedBalances: ageing('AgedBalances'),
  queryPaymentSession: { amount: 'What was paid, as paymentAmount of createPaymentSession said.' },
}

function productPrices(table: string) {
  const prices = ['RRP', 'TradePrice', 'BestPrice', 'customerPrice']
  const meaning =
    'With GST if the request says incGST true, otherwise without. For the first unit. 0 or null: no price.'
  return Object.fromEntries(prices.map((name) => [`${table}.${name}`, meaning]))
}

function unitPrice(table: string) {
  const meaning = 'Optional: the price for one of this unit, with or without GST as customerPrice of the product.'
  return { [`${table}.UOMList[].customerPrice`]: meaning }
}

function linePrices(table: string) {
  return {
    [`${table}.unitPrice`]: 'Without GST, for one unit. For a tally product: for one metre.',
    [`${table}.unitGST`]: 'The GST on one unit. null if it is unknown: the total is then unknown too.',
  }
}

function ageing(table: string) {
  const buckets = ['currentBalance', 'day30Balance', 'day60Balance', 'day90Balance', 'day120Balance']
  return {
    ...Object.fromEntries(buckets.map((name) => [`${table}.${name}`, 'With GST.'])),
    [`${table}.dueBalance`]: 'With GST: the sum of the five others.',
  }
}
