import * as v from 'valibot'
import { agedBalances, ageing } from '../entities/ageing.ts'
import { operation } from '../operation.ts'
import { flag, id, isoDate, money, rows, secondsOfDay, tableOf, text } from '../wire.ts'

const userDetails = v.pipe(
  v.object({
    id_cust: id,
    id_user: id,
    name_first: text,
    name_last: text,
    userEmailAddress: text,
    account_status: text,
    current_balance: money,
    balance_overdue: money,
    balance_30_day: money,
    last_login_time: secondsOfDay,
    last_login_date: isoDate,
  }),
  v.transform((wire) => ({
    customerId: wire.id_cust,
    userId: wire.id_user,
    firstName: wire.name_first,
    lastName: wire.name_last,
    email: wire.userEmailAddress,
    accountStatus: wire.account_status,
    /** Cents. */
    currentBalance: wire.current_balance,
    /** Cents. */
    overdueBalance: wire.balance_overdue,
    /** Cents. */
    balance30Days: wire.balance_30_day,
    /** Seconds since midnight. */
    lastLoginTime: wire.last_login_time,
    lastLoginDate: wire.last_login_date,
  })),
)
export type UserDetails = v.InferOutput<typeof userDetails>

export const account = {
  getUserDetails: operation({
    about: 'The signed-in user, with the status and balances of the account.',
    kind: 'query',
    fill: { userName: 'userName', companyID: 'companyId' },
    request: v.object({ tpa: v.optional(v.string(), 'tportal'), limit: v.optional(v.number(), 25) }),
    tables: { UserDetails: 'guessed' },
    response: v.pipe(
      tableOf('UserDetails', rows(userDetails)),
      v.transform(([first]) => first),
      v.custom<UserDetails>((row) => row !== undefined, 'userDetails is not available'),
    ),
    example: {},
  }),

  getCustomerAgedBalances: operation({
    about: 'What the account owes today, by age of the debt.',
    kind: 'query',
    fill: { customerID: 'customerId' },
    request: v.object({}),
    tables: { AgedBalances: 'guessed' },
    response: v.pipe(tableOf('AgedBalances', agedBalances), v.transform(ageing)),
    example: {},
  }),

  isPriceBookEnabled: operation({
    about: 'Whether the customer has price books.',
    kind: 'query',
    fill: { customerID: 'customerId' },
    request: v.object({}),
    tables: { PriceBookEnable: 'specified' },
    response: v.pipe(
      tableOf('PriceBookEnable', rows(v.object({ isActive: flag }))),
      v.transform(([first]) => first?.isActive ?? false),
    ),
    example: {},
  }),
}

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
      tableOf('getCustomerDetails', rows(customerDetails)),
      v.transform(([first]) => first),
      v.custom<CustomerDetails>((row) => row !== undefined, 'customerDetails is not available'),
    ),
    example: {},
  }),
}
