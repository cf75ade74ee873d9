import { useQuery } from '@tanstack/react-query'
import type { SubUser } from '@trade-portal/supplier-api'
import { useCallback } from 'react'
import { useAction } from '../foundation/api/useAction.ts'
import { useDeferUntilUnmount } from '../foundation/screens/useDeferUntilUnmount.ts'
import { useApi, useSession } from '../foundation/session/useSession.ts'
import { usersQuery } from '../trade/customer/queries.ts'

/** The specified message, shown if the signed-in user or the user to change could not be loaded. */
export const detailsFailed = 'Could not load user details'

/**
 * One user from the list of users; null if no user has this id. The supplier has no operation that returns a single user.
 */
export function useUser(id: string) {
  const select = useCallback((users: readonly SubUser[]) => users.find((user) => user.contactId === id) ?? null, [id])
  return useQuery({ ...usersQuery(useApi()), select })
}

/** Adds a user, who may use the web and the mobile portal. The returned `run` throws SupplierError or TransportError. */
export function useAddUser() {
  const { api } = useSession()
  return useAction((values: AccountValues) => api.addMobileUser({ ...formOf(values), canAccessTPMobile: true }), {
    success: 'User added',
  })
}

/** Changes a user. The returned `run` throws SupplierError or TransportError. */
export function useUpdateUser(contactId: string) {
  const session = useSession()
  return useAction(
    async (values: AccountValues) => {
      const changed = { ...formOf(values), custContactID: contactId }
      await session.api.updateMobileUsers(changed, { outdatesIfRefused: true })
      // Updates the cache at once, so that another edit during the refetch does not begin with the old values.
      const { userName, firstName, lastName, emailAddress: email, mobile, role, isActive: canUseWeb } = values
      const saved = { userName, firstName, lastName, email, mobile, role, canUseWeb }
      session.queryClient.setQueryData(usersQuery(session.api).queryKey, (users: SubUser[] | undefined) =>
        users?.map((user) => (user.contactId === contactId ? { ...user, ...saved } : user)),
      )
    },
    { success: 'User updated' },
  )
}

/** Deletes a user. The returned `run` throws SupplierError or TransportError. */
export function useDeleteUser() {
  const { api, queryClient } = useSession()
  const whenLeft = useDeferUntilUnmount()
  return useAction(
    async (deleted: string) => {
      await api.deleteMobileUser({ custContactID: deleted }, { outdatesIfRefused: true })
      // The user stays in the cache until this page is left. If removed earlier, this page would say that there is no such
      // user; if removed later, the list would still show the user until the refetch.
      whenLeft(() =>
        queryClient.setQueryData(usersQuery(api).queryKey, (users: SubUser[] | undefined) =>
          users?.filter(({ contactId }) => contactId !== deleted),
        ),
      )
    },
    { success: 'User deleted' },
  )
}

export interface AccountValues {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly mobile: string
  /** The role, as the supplier writes it. */
  readonly role: string
  /** Whether the user may sign in. */
  readonly isActive: boolean
  readonly password: string
  readonly confirmPassword: string
}

/** Blank passwords: passwords are never prefilled, and never stored in a draft. */
export const blankPasswords = { password: '', confirmPassword: '' } as const

export const newAccount: AccountValues = {
  userName: '',
  firstName: '',
  lastName: '',
  emailAddress: '',
  mobile: '',
  role: 'admin',
  isActive: true,
  ...blankPasswords,
}

export function valuesOf(user: SubUser): AccountValues {
  const { userName, firstName, lastName, email, mobile, role, canUseWeb } = user
  return { userName, firstName, lastName, emailAddress: email, mobile, role, isActive: canUseWeb, ...blankPasswords }
}

function formOf(values: AccountValues) {
  return {
    tpauserID: values.userName,
    firstName: values.firstName,
    lastName: values.lastName,
    emailAddress: values.emailAddress,
    phoneMobile: values.mobile,
    roleID: values.role,
    active: values.isActive,
    tpaUserPassword: values.password,
    confirmPassword: values.confirmPassword,
    canAccessTPWeb: values.isActive,
  }
}

export const fieldsByWireName = new Map<string, keyof AccountValues>([
  ['tpauserID', 'userName'],
  ['firstName', 'firstName'],
  ['lastName', 'lastName'],
  ['emailAddress', 'emailAddress'],
  ['phoneMobile', 'mobile'],
  ['roleID', 'role'],
  ['active', 'isActive'],
  ['canAccessTPWeb', 'isActive'],
  ['tpaUserPassword', 'password'],
  ['confirmPassword', 'confirmPassword'],
])
