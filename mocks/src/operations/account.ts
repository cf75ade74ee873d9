import { fromCents } from '@trade-portal/supplier-api'
import { accountOf, ageingAt, overdueOf } from '../rules/ageing.ts'
import { hasPriceBook } from '../rules/priceBooks.ts'
import { supplierTime } from '../world/calendar.ts'
import type { AreaHandlers } from './handlerTypes.ts'
import { ageingRow } from './rows/ageingRow.ts'

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

  getCustomerAgedBalances: ({ supplier, session }) => ({
    AgedBalances: ageingRow(ageingAt(accountOf(supplier, session.customer.id), supplierTime(supplier.now()).day)),
  }),

  isPriceBookEnabled: ({ supplier, session }) => ({
    PriceBookEnable: [{ isActive: hasPriceBook(supplier, session.customer.id) }],
  }),
}

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
