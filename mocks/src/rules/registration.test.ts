import { operations } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { setUpCustomer, refusedFields } from '../testing/setUpCustomer.ts'

const form = operations.registerForAccess.example
const signIn = (userid: string, password: string) => ({ userid, password })

test('succeeds with the latest statement, and the new user can sign in', async () => {
  const { api, simulator } = setUpCustomer()
  await api.registerForAccess(form)
  expect(await api.login(signIn('new-user', 'example-password'))).toMatchObject({ outcome: 'signedIn' })
  expect(simulator.outbox()).toMatchObject([{ about: 'registration', to: ['robin@hargreaves.example'] }])
})

test.each([
  ['customerID', 'NOBODY'],
  ['statementDate', '2026-09-30'],
  ['statementReference', 'ST-HAR001-2026-09'],
  ['userName', 'demo-admin'],
  ['emailAddress', 'at home'],
])('is refused for an invalid %s', async (field, value) => {
  const { api } = setUpCustomer()
  await expect(api.registerForAccess({ ...form, [field]: value })).rejects.toMatchObject(refusedFields(field))
  expect(await api.login(signIn('new-user', 'example-password'))).toMatchObject({ outcome: 'refused' })
})
