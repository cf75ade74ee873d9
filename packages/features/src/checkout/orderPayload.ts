import type { CustomerDetails, OrderPayload } from '@trade-portal/supplier-api'
import type { FieldPath } from 'react-hook-form'
import type { Checkout, CheckoutValues } from './checkout.ts'

/** The form's field for each field of the request, by which the supplier names what it refuses. */
export const fieldsByWireName = new Map<string, FieldPath<CheckoutValues>>([
  ['clientName', 'shipping.jobName'],
  ['clientAddress', 'shipping.address'],
  ['clientSuburb', 'shipping.suburb'],
  ['clientState', 'shipping.state'],
  ['clientPostcode', 'shipping.zipCode'],
  ['buildersRef', 'shipping.reference'],
  ['despatchMethod', 'shipping.despatchType'],
  ['shippingInstructions', 'shipping.notes'],
  ['branchID', 'delivery.branch'],
  ['clientEmail', 'delivery.clientEmail'],
  ['buildersContact', 'delivery.contactName'],
  ['contactName', 'delivery.contactName'],
  ['contactPhone', 'delivery.contactPhone'],
  ['contactMobile', 'delivery.contactMobile'],
  ['vehicleType', 'delivery.vehicleType'],
  ['dateRequired', 'delivery.requiredDate'],
  ['deliveryDate', 'delivery.requiredDate'],
  ['requiredTime', 'delivery.requiredTime'],
])

/** The default time, 08:00, in the supplier's format. */
const defaultRequiredTime = 800

/** Builds the request of `processComplete`. For a pickup, the values of a delivery are left out. */
export function orderPayload(
  { type, values: { shipping, delivery }, despatch, cartId, user }: Checkout,
  customer: CustomerDetails,
  branchId: string,
): OrderPayload {
  const isPickup = despatch === 'pickup'
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
