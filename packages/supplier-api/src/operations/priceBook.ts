import * as v from 'valibot'
import { operation } from '../operation.ts'
import { flag, id, isoDate, rows, tableOf, text } from '../wire.ts'

const historyRow = v.pipe(
  v.object({
    historyID: id,
    dateGenerated: isoDate,
    typeGenerated: text,
    formatGenerated: text,
    sentRecipient: text,
    newCodesGenerated: flag,
    coreProductsGenerated: flag,
  }),
  v.transform((wire) => ({
    id: wire.historyID,
    date: wire.dateGenerated,
    /** Type of price book: F full, I incremental. */
    type: wire.typeGenerated,
    /** File format: 1 tab delimited, 2 comma delimited, 3 and 4 default formats. */
    format: wire.formatGenerated,
    recipient: wire.sentRecipient,
    withNewCodes: wire.newCodesGenerated,
    withCoreProducts: wire.coreProductsGenerated,
  })),
)
export type IssuedPriceBook = v.InferOutput<typeof historyRow>

const priceBookSettings = {
  typePricebook: text,
  deliveryFormat: text,
  /** One or several e-mail addresses. */
  recipient: text,
  /** D daily, W weekly, F fortnightly, M monthly. */
  frequencyPricebook: text,
  showNewProductCodes: flag,
  showCoreProductsOnly: flag,
  isRequiredQuarterly: flag,
  isPricebookZipped: flag,
}

const priceBookInfo = v.pipe(
  v.object({ lastDateCalculated: isoDate, ...priceBookSettings, PriceBookHistory: rows(historyRow) }),
  v.transform((wire) => ({
    lastCalculated: wire.lastDateCalculated,
    type: wire.typePricebook,
    format: wire.deliveryFormat,
    recipient: wire.recipient,
    frequency: wire.frequencyPricebook,
    showsNewCodes: wire.showNewProductCodes,
    showsCoreOnly: wire.showCoreProductsOnly,
    isQuarterly: wire.isRequiredQuarterly,
    isZipped: wire.isPricebookZipped,
    history: wire.PriceBookHistory,
  })),
)
export type PriceBookInfo = v.InferOutput<typeof priceBookInfo>

const status = v.object({ Status: text })
/** Joins the server's messages about the parts of a request; '' if there are none. */
const joined = (list: { Status: string }[]) => list.flatMap(({ Status }) => (Status === '' ? [] : [Status])).join(' ')

export const priceBook = {
  getPriceBookInfo: operation({
    about: 'The settings and the history of the customer’s price books, or a message if there are none.',
    kind: 'query',
    fill: { tradePortalUser: 'userName' },
    request: v.object({}),
    tables: { PriceBook: 'specified', PriceBookHistory: 'guessed' },
    textInstead: 'message',
    response: v.pipe(
      v.object({ PriceBook: rows(priceBookInfo), message: text }),
      v.transform((wire) => ({ priceBook: wire.PriceBook[0] ?? null, message: wire.message })),
    ),
    recover: { 'no-price-book': (message) => ({ priceBook: null, message }) },
    example: {},
  }),

  sendPriceBookInfoChanges: operation({
    about: 'Asks the supplier to change the settings of the price book. They may change at once or some days later.',
    kind: 'mutation',
    outdates: ['getPriceBookInfo'],
    fill: { tradePortalUser: 'userName' },
    request: v.object({
      deviceID: v.optional(v.literal(''), ''),
      typePricebook: v.string(),
      deliveryFormat: v.string(),
      recipient: v.string(),
      frequencyPricebook: v.string(),
      showNewProductCodes: v.boolean(),
      showCoreProductsOnly: v.boolean(),
      isRequiredQuarterly: v.boolean(),
      isPricebookZipped: v.boolean(),
    }),
    tables: { SendPriceBookResponse: 'specified' },
    response: v.pipe(tableOf('SendPriceBookResponse', rows(status)), v.transform(joined)),
    example: {
      typePricebook: 'F',
      deliveryFormat: '2',
      recipient: 'office@hargreaves.example',
      frequencyPricebook: 'M',
      showNewProductCodes: true,
      showCoreProductsOnly: false,
      isRequiredQuarterly: false,
      isPricebookZipped: false,
    },
  }),

  requestNewPriceBook: operation({
    about: 'Asks the supplier to create and send a new price book.',
    kind: 'mutation',
    outdates: ['getPriceBookInfo'],
    fill: { tradePortalUser: 'userName', deviceID: 'deviceId' },
    request: v.object({}),
    tables: { requestNewPriceBookStatus: 'specified' },
    response: v.pipe(tableOf('requestNewPriceBookStatus', rows(status)), v.transform(joined)),
    example: {},
  }),

  resendPriceBook: operation({
    about: 'Sends price books from the history again.',
    kind: 'mutation',
    outdates: [],
    fill: { tradePortalUser: 'userName', deviceID: 'deviceId' },
    request: v.object({
      /** Ids of price books, separated by a space. */
      historyIDs: v.pipe(v.string(), v.nonEmpty()),
    }),
    tables: { resendPriceBookResponse: 'specified' },
    response: v.pipe(tableOf('resendPriceBookResponse', rows(status)), v.transform(joined)),
    example: { historyIDs: 'PB1' },
  }),
}
