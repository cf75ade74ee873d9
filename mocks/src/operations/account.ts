import { fromCents } from '@trade-portal/supplier-api'
import { accountOf, ageingAt, overdueOf } from '../rules/ageing.ts'
import { noRecords } from '../rules/refusal.ts'
import { addUser, deleteUser, detailsOf, updateUser } from '../rules/users.ts'
import { supplierTime } from '../world/calendar.ts'
import type { AreaHandlers } from './handlerTypes.ts'

export const account: AreaHandlers<'account'> = {
  getUserDetails: ({ supplier, session: { user, customer, lastLogin } }) => {
    const ageing = ageingAt(accountOf(supplier, customer.id), supplierTime(supplier.now()).day)
    return {
      UserDetails: [
        {
          id_cust: customer.id,
          id_user: user.id,
          name_first: user.firstName,
          name_last: user.lastName,
          userEmailAddress: user.email,
          account_status: customer.status,
          current_balance: fromCents(ageing.total),
          balance_overdue: fromCents(overdueOf(ageing)),
          balance_30_day: fromCents(ageing.days30),
          last_login_time: lastLogin?.seconds ?? null,
          last_login_date: lastLogin?.day ?? null,
        },
      ],
    }
  },

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

  getListMobileUsers: ({ supplier, session: { customer } }) => {
    const own = supplier.users.filter(({ customerId }) => customerId === customer.id)
    if (own.length === 0) noRecords()
    return {
      MobileUser: own.map((user) => ({
        custContactID: user.contactId,
        tpauserID: user.userName,
        tpaID: 'tportal',
        roleID: user.role,
        canAccessTPWeb: user.canUseWeb,
        canAccessTPMobile: user.canUseMobile,
        MobileUserDetail: [
          {
            firstName: user.firstName,
            lastName: user.lastName,
            emailAddress: user.email,
            phoneMobile: user.mobile,
            phoneBusiness: customer.phone,
            phoneHome: '',
            faxNumber: customer.fax,
            customerID: customer.id,
          },
        ],
      })),
    }
  },

  addMobileUser: ({ payload, supplier, session: { customer } }) => {
    const rights = { canUseWeb: payload.canAccessTPWeb, canUseMobile: payload.canAccessTPMobile }
    addUser(supplier, { ...detailsOf(payload), ...rights, customerId: customer.id })
    return {}
  },

  updateMobileUsers: ({ payload, supplier, session }) => {
    updateUser(supplier, session.customer.id, payload)
    return {}
  },

  deleteMobileUser: ({ payload, supplier, session }) => {
    deleteUser(supplier, session, payload.custContactID)
    return {}
  },
}
