import { refuseAsNotFound } from '../rules/refusal.ts'
import { addUser, deleteUser, detailsOf, updateUser } from '../rules/users.ts'
import type { AreaHandlers } from './handlerTypes.ts'

export const users: AreaHandlers<'users'> = {
  getListMobileUsers: ({ supplier, session: { customer } }) => {
    const own = supplier.users.filter(({ customerId }) => customerId === customer.id)
    if (own.length === 0) refuseAsNotFound()
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
