import type { OrderRequest } from '../checkout/orderPayload.ts'

/** Example order with delivery, for tests. */
export const exampleRequest: OrderRequest = {
  type: 'Order',
  isPickup: false,
  user: {
    customerId: 'HAR001',
    userId: 'U1',
    firstName: 'Sam',
    lastName: 'Hargreaves',
    email: 'sam@hargreaves.example',
    accountStatus: 'Active',
    currentBalance: 0,
    overdueBalance: 0,
    balance30Days: 0,
    lastLoginTime: 0,
    lastLoginDate: null,
  },
  customer: {
    name: 'Hargreaves Building',
    address: '4 Foundry Road',
    suburb: 'Seven Hills',
    state: 'NSW',
    postCode: '2147',
    phone: '',
    fax: '',
    mobile: '',
  },
  form: {
    shipping: {
      despatchType: 'DELIVERY',
      jobName: 'Lot 12',
      address: '12 Smith Street',
      suburb: 'Parramatta',
      state: 'NSW',
      zipCode: '',
      notes: 'Leave at gate',
      reference: 'PO-1',
    },
    delivery: {
      branch: '',
      onsite: true,
      vehicleType: 'UTE',
      clientEmail: 'site@hargreaves.example',
      contactName: 'Kim',
      contactPhone: '0400 000 000',
      contactMobile: '0491 570 110',
      requiredDate: '2026-10-04',
      requiredTime: '02:30',
    },
  },
}
