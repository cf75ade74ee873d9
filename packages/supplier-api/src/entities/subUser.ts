import * as v from 'valibot'
import { flag, id, rows, text } from '../wire.ts'

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
    /** An unknown role counts as the one with fewer rights. */
    role: roles.find((role) => role === wire.roleID.toLowerCase()) ?? ('sales' as const),
    canUseWeb: wire.canAccessTPWeb,
    canUseMobile: wire.canAccessTPMobile,
    firstName: wire.MobileUserDetail[0]?.firstName ?? '',
    lastName: wire.MobileUserDetail[0]?.lastName ?? '',
    email: wire.MobileUserDetail[0]?.emailAddress ?? '',
    mobile: wire.MobileUserDetail[0]?.phoneMobile ?? '',
  })),
)
export type SubUser = v.InferOutput<typeof subUser>

/** The fields that describe a person who may sign in. */
export const accountForm = {
  tpauserID: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  emailAddress: v.string(),
  phoneMobile: v.optional(v.string(), ''),
  roleID: v.picklist(roles),
  tpaUserPassword: v.string(),
  canAccessTPWeb: v.boolean(),
  tpa: v.optional(v.string(), 'tportal'),
}
