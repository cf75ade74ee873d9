import type { AreaHandlers } from './handlerTypes.ts'

export const customer: AreaHandlers<'customer'> = {
  getCustomerDetails: ({ session: { customer } }) => ({
    getCustomerDetails: [
      {
        customerName: customer.name,
        billAddress: customer.address,
        billSuburb: customer.suburb,
        billState: customer.state,
        billPostCode: customer.postCode,
        phoneHome: customer.phone,
        faxBusiness: customer.fax,
        phoneMobile: customer.mobile,
      },
    ],
  }),
}
