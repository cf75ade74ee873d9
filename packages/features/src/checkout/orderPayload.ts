import type {
  CartLine,
  CustomerDetails,
  OrderPayload,
  OrderRow,
  Tally,
  TransactionDetail,
  UserDetails,
} from '@trade-portal/supplier-api'
import type { TransactionType } from '../trade/orders/orderRecords.ts'
import type { OrderDetails } from './checkoutValues.ts'

export interface OrderRequest {
  readonly type: TransactionType
  readonly form: OrderDetails
  readonly user: UserDetails
  readonly customer: CustomerDetails
  /** Whether the goods are collected from a branch. If so, the form's values for a delivery are ignored. */
  readonly isPickup: boolean
}

/** The supplier calls needed to order one cart. Each rejects with the error of its call. */
export interface OrderApi {
  readonly readCart: () => Promise<CartLine[]>
  /** The lengths of a tally line. */
  readonly readTallies: (lineId: string) => Promise<readonly Tally[]>
  readonly geocode: (place: {
    readonly address: string
    readonly suburb: string
    readonly state: string
  }) => Promise<Position>
  readonly closestBranch: (
    position: Position,
    vehicleType: string,
  ) => Promise<{ readonly branchId: string; readonly distanceKm: number }>
  /** Resolves to the id of the product that represents the delivery charge. */
  readonly deliveryCharge: (
    branch: { readonly branchId: string; readonly distanceKm: number },
    vehicleType: string,
  ) => Promise<string>
  readonly addCharge: (productId: string) => Promise<unknown>
  readonly removeLine: (line: CartLine) => Promise<unknown>
  readonly orders: () => Promise<OrderRow[]>
  /** Reads an order or quote with its lines. `order` is its row in the list of orders. */
  readonly transaction: (order: OrderRow) => Promise<TransactionDetail>
  /** Sends the order or quote. Resolves to its number; null if the supplier gives none. */
  readonly complete: (request: OrderRequest, branchId: string) => Promise<string | null>
}

/** In degrees. */
interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** The default time, 08:00, in the supplier's format. */
const defaultRequiredTime = 800

/** Builds the request of `processComplete`. */
export function orderPayload(
  cartId: string,
  { type, form: { shipping, delivery }, user, customer, isPickup }: OrderRequest,
  branchId: string,
): OrderPayload {
  return {
    sessionID: cartId,
    transactionType: type,
    branchID: branchId,
    customerName: customer.name,
    customerAddress: customer.address,
    customerState: customer.state,
    customerPostcode: customer.postCode,
    customerEmail: user.email,
    clientName: shipping.jobName,
    clientAddress: shipping.address,
    clientSuburb: shipping.suburb,
    clientState: shipping.state,
    clientPostcode: shipping.zipCode,
    clientEmail: delivery.clientEmail,
    buildersRef: shipping.reference,
    buildersContact: delivery.contactName,
    salesRepID: 0,
    dateRequired: `${delivery.requiredDate}T${delivery.requiredTime}:00`,
    despatchMethod: shipping.despatchType,
    shippingInstructions: shipping.notes,
    quoteOutput: '',
    specOutput: '',
    brochureOutput: '',
    quoteProduceWithSellPrices: false,
    deliveryDetails: [
      {
        deliveryNumber: 1,
        vehicleType: isPickup ? '' : delivery.vehicleType,
        contactName: delivery.contactName,
        contactPhone: delivery.contactPhone,
        contactMobile: delivery.contactMobile,
        onSiteContact: !isPickup && delivery.onsite,
        branchID: branchId,
        deliveryDate: delivery.requiredDate,
        requiredTime: hoursAndMinutes(delivery.requiredTime),
        distanceKm: 0,
        deliveryCharge: 0,
        weight: 0,
        runNumber: 0,
        comment: '',
      },
    ],
  }
}

/** Converts a time such as `07:30` to the supplier's number, such as 730. */
function hoursAndMinutes(time: string): number {
  const match = /^(\d{2}):(\d{2})$/.exec(time)
  return match ? Number(match[1]) * 100 + Number(match[2]) : defaultRequiredTime
}
