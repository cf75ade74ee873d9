import type { UsedEntries } from '../foundation/forms/recentEntries.ts'
import type { OrderDetails } from './orderPayload.ts'

/** The values of an order to offer for the next one. */
export function usedEntries({ shipping, delivery }: OrderDetails): UsedEntries {
  const { jobName, address, suburb, state, zipCode } = shipping
  const hasAddress = address !== '' || suburb !== ''
  return {
    job: jobName,
    address: hasAddress ? { address, suburb, state, zipCode } : { address: '', suburb: '', state: '', zipCode: '' },
    contact: {
      name: delivery.contactName,
      phone: delivery.contactPhone,
      email: delivery.clientEmail,
      mobile: delivery.contactMobile,
    },
  }
}
