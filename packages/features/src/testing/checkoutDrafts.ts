import { blankCheckout, type CheckoutValues } from '../checkout/checkout.ts'

const job = { jobName: 'Lot 12 carport', reference: 'PO-2001' }
const { shipping, delivery, ...others } = blankCheckout(
  { name: 'Sam Hargreaves', phone: '0491 570 156', email: 'sam@hargreaves.example' },
  '10',
)
const contact = {
  ...delivery,
  // A date far in the future, because the form validates against the browser's clock.
  requiredDate: '2099-11-23',
}

/** A checkout draft that can be sent at once, as a pickup from the initial branch. */
export const pickupDraft: CheckoutValues = {
  ...others,
  shipping: { ...shipping, ...job, despatchType: 'PICKUP' },
  delivery: contact,
}

export const deliveryDraft: CheckoutValues = {
  ...others,
  shipping: {
    ...shipping,
    ...job,
    despatchType: 'DELIVERY',
    address: '12 Smith Street',
    suburb: 'Parramatta',
    state: 'NSW',
  },
  delivery: { ...contact, vehicleType: 'UTE' },
}
