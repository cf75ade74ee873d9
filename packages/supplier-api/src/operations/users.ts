import * as v from 'valibot'
import { operation } from '../operation.ts'
import { emptyAnswer, flag, id, rows, tableOf, text } from '../wire.ts'

/** The roles that the specification names. The server may know others. */
export const roles = ['admin', 'sales'] as const

const personalDetails = v.object({
  firstName: text,
  lastName: text,
  emailAddress: text,
  phoneMobile: text,
  phoneBusiness: text,
  phoneHome: text,
  faxNumber: text,
  customerID: text,
})

const subUser = v.pipe(
  v.object({
    custContactID: id,
    tpauserID: text,
    tpaID: text,
    roleID: text,
    canAccessTPWeb: flag,
    canAccessTPMobile: flag,
    MobileUserDetail: rows(personalDetails),
  }),
  v.transform((wire) => ({
    contactId: wire.custContactID,
    userName: wire.tpauserID,
    /** The role as the server writes it, even if it is not one of `roles`; '' if there is none. */
    role: wire.roleID,
    canUseWeb: wire.canAccessTPWeb,
    canUseMobile: wire.canAccessTPMobile,
    firstName: wire.MobileUserDetail[0]?.firstName ?? '',
    lastName: wire.MobileUserDetail[0]?.lastName ?? '',
    email: wire.MobileUserDetail[0]?.emailAddress ?? '',
    mobile: wire.MobileUserDetail[0]?.phoneMobile ?? '',
  })),
)
export type SubUser = v.InferOutput<typeof subUser>

/** The fields of the account form, as the specification lists them. `active` says whether the user may sign in. */
const accountForm = {
  tpauserID: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  emailAddress: v.string(),
  phoneMobile: v.optional(v.string(), ''),
  /** For a role that is not one of `roles`, the form sends what the server wrote. */
  roleID: v.string(),
  active: v.boolean(),
  tpaUserPassword: v.string(),
  confirmPassword: v.string(),
  canAccessTPWeb: v.boolean(),
}

const accountExample = {
  firstName: 'Alex',
  lastName: 'Hargreaves',
  emailAddress: 'alex@hargreaves.example',
  roleID: 'sales',
  active: true,
  tpaUserPassword: 'example-password',
  confirmPassword: 'example-password',
}

export const users = {
  getListMobileUsers: operation({
    about: 'The people who may sign in for this customer. Passwords are dropped if the server sends any.',
    kind: 'query',
    fill: { customerID: 'customerId' },
    request: v.object({}),
    tables: { MobileUser: 'specified' },
    response: tableOf('MobileUser', rows(subUser)),
    recover: { 'no-records': () => [] },
    example: {},
  }),

  addMobileUser: operation({
    about: 'Adds a person who may sign in for this customer.',
    kind: 'mutation',
    outdates: ['getListMobileUsers'],
    fill: { customerID: 'customerId' },
    request: v.object({ ...accountForm, canAccessTPMobile: v.optional(v.boolean(), true) }),
    response: emptyAnswer,
    example: { ...accountExample, tpauserID: 'hargreaves-yard', canAccessTPWeb: true },
  }),

  updateMobileUsers: operation({
    about: 'Changes a person’s details, role, password and right to sign in.',
    kind: 'mutation',
    outdates: ['getListMobileUsers', 'getUserDetails'],
    request: v.object({ ...accountForm, custContactID: v.string(), tpa: v.optional(v.string(), 'tportal') }),
    response: emptyAnswer,
    example: { ...accountExample, tpauserID: 'demo-sales', custContactID: 'C2', canAccessTPWeb: true },
  }),

  deleteMobileUser: operation({
    about: 'Deletes a person, who can then no longer sign in.',
    kind: 'mutation',
    outdates: ['getListMobileUsers'],
    request: v.object({ custContactID: v.string() }),
    response: emptyAnswer,
    example: { custContactID: 'C3' },
  }),
}
