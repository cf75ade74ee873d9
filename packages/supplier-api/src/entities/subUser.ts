import * as v from 'valibot'
import { flag, id, rows, text } from '../wire.ts'

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

export const subUser = v.pipe(
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
export const accountForm = {
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
