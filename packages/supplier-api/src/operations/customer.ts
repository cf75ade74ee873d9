import * as v from 'valibot'
import { operation } from '../operation.ts'
import { firstOf, rows, text } from '../wire.ts'

const customerDetails = v.pipe(
  v.object({
    customerName: text,
    billAddress: text,
    billSuburb: text,
    billState: text,
    billPostCode: text,
    phoneHome: text,
    faxBusiness: text,
    phoneMobile: text,
  }),
  v.transform((wire) => ({
    name: wire.customerName,
    address: wire.billAddress,
    suburb: wire.billSuburb,
    state: wire.billState,
    postCode: wire.billPostCode,
    phone: wire.phoneHome,
    fax: wire.faxBusiness,
    mobile: wire.phoneMobile,
  })),
)
export type CustomerDetails = v.InferOutput<typeof customerDetails>

export const customer = {
  getCustomerDetails: operation({
    about: 'Name, billing address and phone numbers of the customer.',
    kind: 'query',
    fill: { customerID: 'customerId' },
    request: v.object({}),
    tables: { getCustomerDetails: 'specified' },
    response: v.pipe(
      v.object({ getCustomerDetails: rows(customerDetails) }),
      v.transform((wire) => firstOf(wire.getCustomerDetails)),
      v.custom<CustomerDetails>((row) => row !== undefined, 'customerDetails is not available'),
    ),
    example: {},
  }),
}
