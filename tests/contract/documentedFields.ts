import type { OperationName } from '@trade-portal/supplier-api'

type Fields = { readonly [N in OperationName]?: string }

/**
 * The payload fields of each function, copied by hand from the tables of the specification, spelled as they are sent.
 * Functions whose payload the specification does not show are left out. A `?` marks a field that is not always sent.
 */
export const documentedPayloads: Fields = {
  login: 'userid password domain extra',
  registerForAccess:
    'customerID emailAddress nameFirst nameLast password statementDate statementReference userName tpa companyID',
  getUserDetails: 'userName companyID tpa limit',
  getProductsByCategoryTP:
    'companyID deviceID userName inStockOnly incGST searchCategory searchClass searchString searchType page? rowsPerPage? limit',
  searchProductTP: 'descString deviceID incGST userName',
  createCart: 'customerID deviceID sessionType',
  getCartContents: 'sessionID tpaID userName reprice customerID deviceID',
  getCartTallies: 'sessionID lineNo',
  addCartProduct: 'UOM customerID productID quoteQty sessionID tallyLength unitSell',
  updateCartProduct: 'UOM customerID productID quoteQty sessionID lineId tallyLength unitSell',
  deleteCartProduct: 'productID sessionID lineID',
  getCustomLists: 'custID',
  saveCustomList: 'sessionID customList',
  deleteCustomList: 'sessionID',
  copyCartToCart: 'deviceID toSessionID fromSessionID',
  getListDespatchMethod: '',
  getVehicleTypes: '',
  getState: '',
  getBranches: '',
  getOrderBranches: '',
  getGeocode: 'addressLine1 addressLine2 addressLine3',
  getClosestBranch: 'latitude longitude vehicleType',
  getDeliveryCharge: 'branchID distanceKm vehicleType',
  processComplete:
    'transactionType branchID customerName customerAddress customerState customerPostcode customerEmail clientName clientAddress clientSuburb clientState clientPostcode clientEmail buildersRef buildersContact salesRepID dateRequired despatchMethod shippingInstructions quoteOutput specOutput brochureOutput quoteProduceWithSellPrices deliveryDetails deviceID sessionID customerID',
  getCustomerTransactions: 'deviceID customerID userName limit',
  getCustomerInvoicesTP: 'customerID fromDate toDate?',
  getTransactionTP: 'userName companyID customerID transactionNumber transactionSuffix',
  emailTransaction: 'format emailDetails transactionList customerID',
  emailTransactions: 'format emailDetails transactionList customerID',
  saveUserComment: 'userName customerID transactionNumber transactionSuffix userComment',
  sendEmailMessage: 'customerID mobUserID toEmailAddress fromEmailAddress subject bodyText numTran suffixTran',
  acceptQuote: 'deliveryDate comment1 companyID custID numTran suffixTran',
  getStatementDetail: 'statementDate',
  emailStatement: 'customerID emailAddress statementDate',
  addMobileUser:
    'tpauserID firstName lastName emailAddress phoneMobile roleID active tpaUserPassword confirmPassword customerID canAccessTPWeb canAccessTPMobile',
  updateMobileUsers:
    'tpauserID firstName lastName emailAddress phoneMobile roleID active tpaUserPassword confirmPassword custContactID tpa canAccessTPWeb',
  deleteMobileUser: 'custContactID',
  getPriceBookInfo: 'tradePortalUser',
  sendPriceBookInfoChanges:
    'tradePortalUser deviceID typePricebook deliveryFormat recipient frequencyPricebook showNewProductCodes showCoreProductsOnly isRequiredQuarterly isPricebookZipped',
  requestNewPriceBook: 'tradePortalUser deviceID',
  resendPriceBook: 'tradePortalUser deviceID historyIDs',
  getWidgetConfiguration: 'objectSet',
  createPaymentSession: 'idCust paymentAmount paymentReference',
  queryPaymentSession: 'sessionID',
}

export const documentedInnerFields: Fields = {
  addCartProduct: 'length qty',
  updateCartProduct: 'length qty',
  emailTransaction:
    'email_address email_address_cc email_address_bcc email_subject email_message transactionNumber transactionSuffix',
  emailTransactions:
    'email_address email_address_cc email_address_bcc email_subject email_message transactionNumber transactionSuffix',
}

/** Fields that the portal sends by its own decision, although the specification does not list them for the function. */
export const addedPayloadFields: Fields = {
  // The server could take the customer from the session, but the payloads of all other lists contain this field.
  getStatementDetail: 'customerID',
  // The specification mentions three callback addresses and the page that each one opens, but does not name the fields.
  createPaymentSession: 'callbackUrlApproved callbackUrlCancelled callbackUrlDeclined',
}

/**
 * The result fields of each function, taken from the lists of entities in the specification. If a list names the table that
 * holds the entities, the name of the table is included. A `?` marks a field that only some answers have.
 */
export const documentedResults: Fields = {
  login: 'sessionID msg?',
  getUserDetails:
    'id_cust id_user name_first name_last userEmailAddress account_status current_balance balance_overdue balance_30_day last_login_time last_login_date',
  getWidgetConfiguration: 'label_object type_object object_value object_value_2 desc_object is_enabled',
  getProductCategories: 'prodCategory prodType prodClass menuDesc menuFiles',
  getProductsByCategoryTP:
    'getProductsByType productID productShortDesc productLongDesc productImage stockStatus RRP TradePrice BestPrice customerPrice UOMList UOM isTally productFiles fileTypes productGallery',
  searchProductTP: 'ProductList UOM Tally',
  getProductDetails:
    'productID productShortDesc productLongDesc productImage stockStatus RRP TradePrice BestPrice customerPrice UOMList UOM isTally productFiles fileTypes productGallery',
  getFeaturesAndBenefits: 'itemType itemDescription',
  getProductInformation: 'getProductInformationResponse itemType itemDescription',
  getLengthsForProduct: 'length qty',
  getCartContents:
    'CartContents productID lineID prodQty unitPrice unitGST prodDesc UOM isTally product productShortDesc productFiles',
  getCartTallies: 'TallyLength length qty',
  getCustomLists:
    'name cartSessionId type contents lineID productID prodDesc prodQty UOM unitPrice isTally product productShortDesc productFiles',
  getListDespatchMethod: 'DespatchMethodList methodName methodDesc delivery',
  getVehicleTypes: 'VehicleTypes vehicleTypeID vehicleTypeDesc',
  getState: 'stateID stateName',
  getBranches: 'BranchList branchID branchName',
  getOrderBranches: 'BranchList branchID branchName',
  getWebBranches: 'branchName address1 address2 address3 phone latitude longitude',
  getClosestBranch: 'branchID distanceKm',
  getDeliveryCharge: 'deliveryChargeProduct',
  processComplete: 'quoteNumber',
  getCustomerTransactions:
    'OrderList Order transactionNumber transactionSuffix transactionType deliveryDate branchID customerOrderNumber shipAddress1 jobName transactionAmount',
  getCustomerInvoicesTP:
    'InvoiceListTP InvoiceTP transactionNumber transactionSuffix transactionType invoiceDate transactionAmount userComment',
  getTransactionTP:
    'TransactionDetailsTP transactionNumber transactionSuffix transactionType invoiceDate deliveryDate nameCharge nameShip jobName shipAddress1 shipAddress2 shipAddress3 comment_tportal companyID customerID transactionTotalAmountExcGST transactionTotalGST transactionTotalAmountIncGST LineDetailsTP lineNum productDesc productCode quantity unitOfMeasure unitPrice linePrice',
  getStatementList:
    'dateStatement customerName currentBalance day30Balance day60Balance day90Balance day120Balance dueBalance',
  getStatementDetail:
    'transactionNumber transactionSuffix displayType transactionDate displayAmount balanceAmount transactionRef custOrdNo jobName',
  getCustomerDetails:
    'getCustomerDetails customerName billAddress billSuburb billState billPostCode phoneHome faxBusiness phoneMobile',
  getListMobileUsers:
    'MobileUser custContactID tpauserID tpaID roleID canAccessTPWeb canAccessTPMobile MobileUserDetail firstName lastName emailAddress phoneMobile phoneBusiness phoneHome faxNumber customerID',
  getDloads: 'FileName Description Category Date',
  isPriceBookEnabled: 'PriceBookEnable isActive',
  getPriceBookInfo:
    'PriceBook message? historyID dateGenerated typeGenerated formatGenerated sentRecipient newCodesGenerated coreProductsGenerated lastDateCalculated typePricebook deliveryFormat recipient frequencyPricebook showNewProductCodes showCoreProductsOnly isRequiredQuarterly isPricebookZipped',
  sendPriceBookInfoChanges: 'SendPriceBookResponse Status',
  requestNewPriceBook: 'requestNewPriceBookStatus Status',
  resendPriceBook: 'resendPriceBookResponse Status',
  createPaymentSession: 'redirectUrl',
}
