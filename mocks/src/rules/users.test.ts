import { operations } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { setUpCustomer, refusedFields } from '../testing/setUpCustomer.ts'

const added = operations.addMobileUser.example
const changed = operations.updateMobileUsers.example
const signIn = (userid: string, password: string) => ({ userid, password })

describe('a sub-user', () => {
  test('can sign in once added, with the given rights', async () => {
    const { api } = setUpCustomer()
    await api.addMobileUser(added)
    await api.addMobileUser({ ...added, tpauserID: 'yard-2', canAccessTPWeb: false })
    expect((await api.getListMobileUsers({})).at(-2)).toMatchObject({ userName: 'hargreaves-yard', role: 'sales' })
    expect(await api.login(signIn('hargreaves-yard', 'example-password'))).toMatchObject({ outcome: 'signedIn' })
    expect(await api.login(signIn('yard-2', 'example-password'))).toMatchObject({ outcome: 'refused' })
  })

  test('keeps a role that the portal does not know', async () => {
    const { api } = setUpCustomer()
    await api.updateMobileUsers({ ...changed, roleID: 'Estimator' })
    expect((await api.getListMobileUsers({})).find(({ contactId }) => contactId === 'C2')?.role).toBe('Estimator')
  })

  test('is refused with a user name that is taken', async () => {
    const { api } = setUpCustomer()
    const call = api.addMobileUser({ ...added, tpauserID: 'DEMO-sales' })
    await expect(call).rejects.toMatchObject(refusedFields('tpauserID'))
  })

  test('loses the session when disabled, and can sign in again with a new name and password', async () => {
    const { api, as } = setUpCustomer()
    const sales = as('demo-sales', 'U1002')
    await api.updateMobileUsers({ ...changed, canAccessTPWeb: false })
    await expect(sales.getState({})).rejects.toMatchObject({ kind: 'session-expired' })
    await api.updateMobileUsers({ ...changed, tpauserID: 'alex', tpaUserPassword: 'other' })
    expect(await api.login(signIn('alex', 'other'))).toMatchObject({ outcome: 'signedIn' })
    expect(await api.login(signIn('demo-sales', 'sandbox'))).toMatchObject({ outcome: 'refused' })
  })

  test('keeps the session after changing their own user name', async () => {
    const { as } = setUpCustomer()
    const sales = as('demo-sales', 'U1002')
    await sales.updateMobileUsers({ ...changed, tpauserID: 'alex', tpaUserPassword: '' })
    expect(await sales.getUserDetails({})).toMatchObject({ firstName: 'Alex' })
    expect(await sales.login(signIn('alex', 'sandbox'))).toMatchObject({ outcome: 'signedIn' })
  })

  test('can be deleted, except by themselves', async () => {
    const { api } = setUpCustomer()
    await api.deleteMobileUser({ custContactID: 'C2' })
    expect((await api.getListMobileUsers({})).map(({ contactId }) => contactId)).toEqual(['C1', 'C3'])
    const call = api.deleteMobileUser({ custContactID: 'C1' })
    await expect(call).rejects.toMatchObject(refusedFields('custContactID'))
    await api.addMobileUser(added)
    expect((await api.getListMobileUsers({})).at(-1)?.contactId).toBe('C4')
  })
})
