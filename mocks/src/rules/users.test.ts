import { operations } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { setUpCustomer, refusedFields } from '../testing/setUpCustomer.ts'

const added = operations.addMobileUser.example
const changed = operations.updateMobileUsers.example
const form = operations.registerForAccess.example

function setUp() {
  const { api, as, simulator } = setUpCustomer()
  const contacts = async () => (await api.getListMobileUsers({})).map(({ contactId }) => contactId)
  const outcomeOf = async (userid: string, password: string) => (await api.login({ userid, password })).outcome
  return { api, simulator, sales: as('demo-sales', 'U1002'), contacts, outcomeOf }
}

describe('A sub-user', () => {
  test('can sign in after being added with the right to sign in', async () => {
    const { api, outcomeOf } = setUp()
    await api.addMobileUser(added)
    await api.addMobileUser({ ...added, tpauserID: 'yard-2', canAccessTPWeb: false })
    expect((await api.getListMobileUsers({})).at(-2)).toMatchObject({ userName: 'hargreaves-yard', role: 'sales' })
    expect(await outcomeOf('hargreaves-yard', 'example-password')).toBe('signedIn')
    expect(await outcomeOf('yard-2', 'example-password')).toBe('refused')
    const taken = api.addMobileUser({ ...added, tpauserID: 'DEMO-sales' })
    await expect(taken).rejects.toMatchObject(refusedFields('tpauserID'))
  })

  test('keeps the session if renamed, and loses it if disabled', async () => {
    const { api, sales, outcomeOf } = setUp()
    await sales.updateMobileUsers({ ...changed, tpauserID: 'alex', tpaUserPassword: '' })
    expect(await sales.getUserDetails({})).toMatchObject({ firstName: 'Alex' })
    await api.updateMobileUsers({ ...changed, canAccessTPWeb: false })
    await expect(sales.getState({})).rejects.toMatchObject({ kind: 'session-expired' })
    await api.updateMobileUsers({ ...changed, tpauserID: 'lex', tpaUserPassword: 'other' })
    expect([await outcomeOf('lex', 'other'), await outcomeOf('alex', 'sandbox')]).toEqual(['signedIn', 'refused'])
  })

  test('can be deleted, except by themselves', async () => {
    const { api, contacts } = setUp()
    await api.deleteMobileUser({ custContactID: 'C2' })
    await expect(api.deleteMobileUser({ custContactID: 'C1' })).rejects.toMatchObject(refusedFields('custContactID'))
    expect(await contacts()).toEqual(['C1', 'C3'])
    await api.addMobileUser(added)
    expect(await contacts()).toEqual(['C1', 'C3', 'C4'])
  })
})

describe('A registration', () => {
  test('with the latest statement’s date lets the new user sign in', async () => {
    const { api, simulator, outcomeOf } = setUp()
    await api.registerForAccess(form)
    expect(await outcomeOf('new-user', 'example-password')).toBe('signedIn')
    expect(simulator.outbox()).toMatchObject([{ about: 'registration', to: ['robin@hargreaves.example'] }])
  })

  test.each([
    ['customerID', 'NOBODY'],
    ['statementDate', '2026-09-30'],
    ['userName', 'demo-admin'],
    ['emailAddress', 'at home'],
  ])('is refused for an invalid %s', async (field, value) => {
    const { api, outcomeOf } = setUp()
    await expect(api.registerForAccess({ ...form, [field]: value })).rejects.toMatchObject(refusedFields(field))
    expect(await outcomeOf('new-user', 'example-password')).toBe('refused')
  })
})
