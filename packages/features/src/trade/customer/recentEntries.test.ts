import { beforeEach, expect, test, vi } from 'vitest'
import { openSession } from '../../testing/openSession.ts'
import { addressOfJob, keyOf, recentEntries, type UsedEntries } from './recentEntries.ts'

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))

const open = (username = 'sam', rememberMe = true) => recentEntries.of(openSession({ username, rememberMe }))

const used: UsedEntries = {
  job: 'Lot 12',
  address: { address: '12 Smith Street', suburb: 'Parramatta', state: 'NSW', zipCode: '' },
  contact: { name: 'Kim', phone: '0400 000 000', email: 'kim@hargreaves.example', mobile: '' },
}

test('at most eight entries of a kind are kept, the newest first', () => {
  const remembered = open()
  for (let lot = 1; lot <= 10; lot += 1) remembered.remember({ ...used, job: `Lot ${lot}` })
  const { jobs, addresses, contacts } = remembered.lists()
  expect(jobs).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((lot) => `Lot ${lot}`))
  expect(addresses).toEqual([used.address])
  expect(contacts).toEqual([used.contact])
})

test('a repeated entry moves to the front; a blank one is left out', () => {
  const remembered = open()
  remembered.remember(used)
  remembered.remember({ ...used, job: 'Lot 13', address: { address: '', suburb: ' ', state: '', zipCode: '' } })
  remembered.remember({ ...used, job: ' lot  12' })
  expect(remembered.lists().jobs).toEqual([' lot  12', 'Lot 13'])
  expect(remembered.lists().addresses).toEqual([used.address])
})

test('all recipients of an e-mail together are one recent entry', () => {
  const remembered = open()
  remembered.remember(used)
  remembered.remember({ recipients: 'office@hargreaves.example, kim@hargreaves.example' })
  remembered.remember({ recipients: 'books@hargreaves.example' })
  remembered.remember({ recipients: 'Office@hargreaves.example, kim@hargreaves.example' })
  expect(remembered.lists()).toMatchObject({
    jobs: ['Lot 12'],
    recipients: ['Office@hargreaves.example, kim@hargreaves.example', 'books@hargreaves.example'],
  })
  expect(open().lists()).toMatchObject(remembered.lists())
})

test('one recent entry or all of a kind can be removed', () => {
  const remembered = open()
  remembered.remember(used)
  remembered.remember({ ...used, job: 'Lot 13' })
  remembered.forget('jobs', keyOf('Lot 12'))
  remembered.forgetAll('contacts')
  for (const lists of [remembered.lists(), open().lists()])
    expect(lists).toMatchObject({ jobs: ['Lot 13'], addresses: [used.address], contacts: [] })
})

test('the address of a job is known until either is removed', () => {
  const remembered = open()
  const high = { address: '3 High Street', suburb: 'Penrith', state: 'NSW', zipCode: '' }
  const addressOf = (job: string) => addressOfJob(remembered.lists(), job)
  remembered.remember(used)
  remembered.remember({ ...used, address: high })
  remembered.remember({ job: 'Lot 13' })
  expect(['lot  12', 'Lot 13', 'Lot 14'].map(addressOf)).toEqual([high, undefined, undefined])
  remembered.forget('addresses', keyOf(high))
  expect(addressOf('Lot 12')).toBeUndefined()
  remembered.remember(used)
  remembered.forgetAll('jobs')
  expect(remembered.lists().sites).toEqual([])
})
