import * as v from 'valibot'

/** The fields that must be sent with a cart to place it as an order or a quote. */
export const orderPayload = {
  transactionType: v.picklist(['Order', 'Quote']),
  branchID: v.string(),
  customerName: v.string(),
  customerAddress: v.string(),
  customerState: v.string(),
  customerPostcode: v.string(),
  customerEmail: v.string(),
  /** The job name. */
  clientName: v.string(),
  clientAddress: v.string(),
  clientSuburb: v.string(),
  clientState: v.string(),
  clientPostcode: v.string(),
  clientEmail: v.string(),
  /** The customer's own order reference. */
  buildersRef: v.string(),
  buildersContact: v.string(),
  salesRepID: v.literal(0),
  /** Day and time on the customer's own clock, `YYYY-MM-DDTHH:MM:00`. */
  dateRequired: v.string(),
  despatchMethod: v.string(),
  shippingInstructions: v.string(),
  quoteOutput: v.literal(''),
  specOutput: v.literal(''),
  brochureOutput: v.literal(''),
  quoteProduceWithSellPrices: v.literal(false),
  deliveryDetails: v.tuple([
    v.object({
      deliveryNumber: v.literal(1),
      vehicleType: v.string(),
      contactName: v.string(),
      contactPhone: v.string(),
      contactMobile: v.string(),
      onSiteContact: v.boolean(),
      branchID: v.string(),
      deliveryDate: v.string(),
      /** Hours and minutes as one number: 800 is eight in the morning. */
      requiredTime: v.number(),
      distanceKm: v.literal(0),
      deliveryCharge: v.literal(0),
      weight: v.literal(0),
      runNumber: v.literal(0),
      comment: v.literal(''),
    }),
  ]),
}

/**
 * The order number as text. A number that cannot be shown becomes null and not an error, because the order has been placed
 * in any case. Undefined if the field is missing.
 */
export const shownNumber = v.fallback(
  v.pipe(
    v.custom<string | number | null>(() => true),
    v.description('number of the new order or quote'),
    v.transform((value): string | null | undefined => {
      const shown = typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? String(value) : value
      return typeof shown === 'string' && /^[\w./-]{1,40}$/.test(shown.trim()) ? shown.trim() : null
    }),
  ),
  // The fallback is a function, because valibot takes `undefined` to mean that there is no fallback.
  () => undefined,
)

/**
 * The answer to an order: its number, or null if the number cannot be shown. If the field is missing, it is unknown
 * whether an order was placed.
 */
export const orderAnswer = v.pipe(
  v.object({ quoteNumber: shownNumber }),
  v.check((wire) => wire.quoteNumber !== undefined),
  v.transform((wire) => wire.quoteNumber ?? null),
)
