import { operations, type Args } from '@trade-portal/supplier-api'
import type { Caller } from '../createCaller.ts'
import { breaks } from '../finding.ts'
import type { Results } from '../queryArguments.ts'

/** The first rule of the guide for connecting a server. */
export const orderOnceRule =
  'a cart orders once: the second processComplete of a cart gets the number of the first, and places nothing'

/** Creates a cart, places a quote for it, then sends the same request again. Nothing is ordered. */
export async function checkRepeatedQuote(caller: Caller, results: Results): Promise<void> {
  const goods = results.getCartContents?.find(({ isTally }) => !isTally)
  if (!goods) return
  const sessionID = await caller.call('createCart', {})
  if (sessionID === undefined) return
  const { productId: productID, unit: UOM } = goods
  if ((await caller.call('addCartProduct', { sessionID, productID, UOM, quoteQty: 1 })) === undefined) return
  const quote = quoteOf(sessionID, results)
  const number = await caller.call('processComplete', quote)
  if (number === undefined) return
  await caller.call('processComplete', quote, (repeated) =>
    repeated !== null && repeated === number ? [] : [breaks(orderOnceRule)],
  )
}

/** A quote for a week from now, collected at a branch if there is a despatch method for that. */
function quoteOf(sessionID: string, results: Results): Args<'processComplete'> {
  const { example } = operations.processComplete
  const {
    getListDespatchMethod: methods = [],
    getOrderBranches: branches = [],
    getVehicleTypes: vehicles = [],
  } = results
  const method = methods.find(({ isPickup }) => isPickup) ?? methods[0]
  const branchID = branches[0]?.id ?? example.branchID
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const [delivery] = example.deliveryDetails
  const vehicleType = method?.isPickup ? '' : (vehicles[0]?.id ?? '')
  return {
    ...example,
    sessionID,
    transactionType: 'Quote',
    branchID,
    buildersRef: 'PROBE',
    clientName: 'Probe of the portal',
    dateRequired: `${day}T08:00:00`,
    despatchMethod: method?.name ?? example.despatchMethod,
    deliveryDetails: [{ ...delivery, branchID, deliveryDate: day, vehicleType }],
  }
}
