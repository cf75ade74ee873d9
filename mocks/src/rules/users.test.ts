import { operations } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { customerOf, refusedField } from '../testing/setUpCustomer.ts'

const added = operations.addMobileUser.example
const changed = operations.updateMobileUsers.example
const stranger = operations.registerForAccess.example
const signIn = (userid: string, password: string) => ({ userid, password })

describe('a sub-user', () => {
  test('can sign in once added, with the rights that were given', async () => {
    const { api } = customerOf()
    await api.addMobileUser(added)
    await api.addMobileUser({ ...added, tpauserID: 'yard-2', canAccessTPWeb: false })
    expect((await api.getListMobileUsers({})).at(-2)).toMatchObject({ userName: 'hargreaves-yard', role: 'sales' })
    expect(await api.login(signIn('hargreaves-yard', 'example-password'))).toMatchObject({ outcome: 'signedIn' })
    expect(await api.login(signIn('yard-2', 'example-password'))).toMatchObject({ outcome: 'refused' })
  })

  test('needs a user name of their own', async () => {
    const { api } = customerOf()
    const call = api.addMobileUser({ ...added, tpauserID: 'DEMO-sales' })
    await expect(call).rejects.toMatchObject(refusedField('tpauserID'))
  })

  test('is out as soon as they are disabled, and back with a new name and password', async () => {
    const { api, as } = customerOf()
    const sales = as('demo-sales', 'U1002')
    await api.updateMobileUsers({ ...changed, canAccessTPWeb: false })
    await expect(sales.getState({})).rejects.toMatchObject({ kind: 'session-expired' })
    await api.updateMobileUsers({ ...changed, tpauserID: 'alex', tpaUserPassword: 'other' })
    expect(await api.login(signIn('alex', 'other'))).toMatchObject({ outcome: 'signedIn' })
    expect(await api.login(signIn('demo-sales', 'sandbox'))).toMatchObject({ outcome: 'refused' })
  })

  test('goes on working after renaming themselves', async () => {
    const { as } = customerOf()
    const sales = as('demo-sales', 'U1002')
    await sales.updateMobileUsers({ ...changed, tpauserID: 'alex', tpaUserPassword: '' })
    expect(await sales.getUserDetails({})).toMatchObject({ firstName: 'Alex' })
    expect(await sales.login(signIn('alex', 'sandbox'))).toMatchObject({ outcome: 'signedIn' })
  })

  test('is gone when deleted, and nobody deletes themselves', async () => {
    const { api } = customerOf()
    await api.deleteMobileUser({ custContactID: 'C2' })
    expect((await api.getListMobileUsers({})).map(({ contactId }) => contactId)).toEqual(['C1', 'C3'])
    const call = api.deleteMobileUser({ custContactID: 'C1' })
    await expect(call).rejects.toMatchObject(refusedField('custContactID'))
    await api.addMobileUser(added)
    expect((await api.getListMobileUsers({})).at(-1)?.contactId).toBe('C4')
  })
})

describe('registration', () => {
  test('with the latest statement gives a sign-in', async () => {
    const { api, simulator } = customerOf()
    await api.registerForAccess(stranger)
    expect(await api.login(signIn('new-user', 'example-password'))).toMatchObject({ outcome: 'signedIn' })
    expect(simulator.outbox()).toMatchObject([{ about: 'registration', to: ['robin@hargreaves.example'] }])
  })

  test.each([
    ['customerID', 'NOBODY'],
    ['statementDate', '2026-09-30'],
    ['statementReference', 'ST-HAR001-2026-09'],
    ['userName', 'demo-admin'],
    ['emailAddress', 'at home'],
  ])('is refused for a wrong %s', async (field, value) => {
    const { api } = customerOf()
    await expect(api.registerForAccess({ ...stranger, [field]: value })).rejects.toMatchObject(refusedField(field))
    expect(await api.login(signIn('new-user', 'example-password'))).toMatchObject({ outcome: 'refused' })
  })
})
