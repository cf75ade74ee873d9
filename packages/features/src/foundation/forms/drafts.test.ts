import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../testing/MemoryStorage.ts'
import { openSession } from '../../testing/openSession.ts'
import { type CarryOver } from '../session/createSession.ts'
import { keepAll } from '../session/lastingValues.ts'
import { clearStored, lastingKey, readStored, writeStored } from '../storage/safeStorage.ts'
import { createDraft, createDraftAbout, draftWithout } from './drafts.ts'

vi.mock('../failures/toasts.ts', () => ({
  toasts: { error: vi.fn(), success: vi.fn(), messages: { forget: vi.fn() } },
}))

const stored = { key: 'draft', schema: v.object({ job: v.string() }) }

const open = (username: string, carryOver?: CarryOver) => openSession({ username }, carryOver)

/** Stubs a tab with a working storage. */
function allowStorage() {
  const sessionStorage = new MemoryStorage()
  vi.stubGlobal('window', { sessionStorage })
  return sessionStorage.entries
}

/** Writes a draft in a session of the user “sam”. The draft is kept in memory unless a storage is given. */
function written(storage?: typeof stored) {
  const draft = createDraft<{ job: string }>('Your text', storage)
  const session = open('sam')
  draft.write(session, { job: 'Lot 12' })
  return { draft, session }
}

test('a stored draft survives a reload, after which another page reads it', () => {
  allowStorage()
  written(stored)
  expect(createDraft('Your text', stored).read(open('sam'))).toEqual({ job: 'Lot 12' })
})

test('a draft without storage is in memory only', () => {
  const texts = allowStorage()
  const { draft, session } = written()
  expect(draft.read(session)).toEqual({ job: 'Lot 12' })
  expect(draft.isLostByReload(session)).toBe(true)
  expect(texts.size).toBe(0)
})

test('A06 another user in the same tab gets nothing, and the stored draft is removed', () => {
  const texts = allowStorage()
  written(stored)
  const kim = open('kim')
  expect(texts.size).toBe(0)
  expect(createDraft('Your text', stored).read(kim)).toBeUndefined()
})

test('after an automatic sign-out, which clears the storage, the same user goes on and the draft is stored again', () => {
  const texts = allowStorage()
  const { draft, session: first } = written(stored)
  const carryOver = first.handOver()
  first.close()
  clearStored()
  const second = open('sam', carryOver)
  expect(draft.read(second)).toEqual({ job: 'Lot 12' })
  expect([...texts.values()].join()).toContain('Lot 12')
  expect(draft.isLostByReload(second)).toBe(false)
})

test('signing out drops the draft, and later writes do not reach the storage', () => {
  const texts = allowStorage()
  const { draft, session } = written(stored)
  session.close()
  clearStored()
  draft.write(session, { job: 'Lot 13' })
  expect(texts.size).toBe(0)
  expect(draft.read(open('sam'))).toBeUndefined()
})

test('F04 a stored draft of another version is dropped', () => {
  allowStorage()
  writeStored('tab', lastingKey(stored.key), { username: 'sam', values: { job: 12 } })
  expect(createDraft('Your text', stored).read(open('sam'))).toBeUndefined()
  expect(readStored('tab', lastingKey(stored.key), v.unknown())).toBeUndefined()
})

test('F01 F02 without storage a draft is kept in memory, and counts as lost by a reload', () => {
  vi.stubGlobal('window', {})
  const { draft, session } = written(stored)
  expect(draft.read(session)).toEqual({ job: 'Lot 12' })
  expect(draft.isLostByReload(session)).toBe(true)
  draft.remove(session)
  expect(draft.isLostByReload(session)).toBe(false)
})

test('B26 values that are being sent are not read as unsent, and are removed when they have arrived', () => {
  const { draft, session } = written()
  const end = draft.beginSending(session)
  expect([draft.read(session), draft.isLostByReload(session)]).toEqual([undefined, true])
  end(true, true)
  expect([draft.read(session), draft.isLostByReload(session)]).toEqual([undefined, false])
})

test('values that have not arrived are read again, and a form that was opened meanwhile is notified', () => {
  const { draft, session } = written()
  const onReturned = vi.fn()
  const stop = draft.onReturned(session, onReturned)
  draft.beginSending(session)(false, false)
  expect(draft.read(session)).toEqual({ job: 'Lot 12' })
  expect(onReturned).toHaveBeenCalledOnce()
  stop()
  draft.beginSending(session)(false, false)
  expect(onReturned).toHaveBeenCalledOnce()
})

test('values that are typed during sending are kept when the sent ones have arrived', () => {
  const { draft, session } = written()
  const end = draft.beginSending(session)
  draft.write(session, { job: 'Lot 13' })
  expect(draft.read(session)).toEqual({ job: 'Lot 13' })
  end(true, true)
  expect(draft.read(session)).toEqual({ job: 'Lot 13' })
})

test('A01 values that are being sent when the session expires are handed over', () => {
  const { draft, session } = written()
  draft.beginSending(session)
  const carryOver = session.handOver()
  session.close()
  expect(draft.read(open('sam', carryOver))).toEqual({ job: 'Lot 12' })
})

test('values that have not arrived follow those that were typed in their place', () => {
  const { draft, session } = written()
  const onReturned = vi.fn()
  draft.onReturned(session, onReturned)
  const end = draft.beginSending(session)
  draft.write(session, { job: 'Lot 13' })
  end(false, false)
  expect(draft.read(session)).toEqual({ job: 'Lot 13' })
  expect(onReturned).not.toHaveBeenCalled()
  draft.remove(session)
  expect([draft.read(session), draft.isLostByReload(session)]).toEqual([{ job: 'Lot 12' }, true])
  expect(onReturned).toHaveBeenCalledOnce()
  draft.remove(session)
  expect(draft.isLostByReload(session)).toBe(false)
})

test('after a failure, newly typed values of the form replace those that it has sent', () => {
  const { draft, session } = written()
  const end = draft.beginSending(session)
  draft.write(session, { job: 'Lot 12, rear gate' })
  end(false, true)
  draft.remove(session)
  expect(draft.read(session)).toBeUndefined()
})

test('unsent values are named before the user signs out, even if a reload would keep them', () => {
  allowStorage()
  const draft = createDraft('Your order form', stored)
  const session = open('kim')
  const listed = () => session.unfinishedWork().map(({ title, isLostByReload }) => [title, isLostByReload])
  expect(listed()).toEqual([])
  draft.write(session, { job: 'Lot 12' })
  expect(listed()).toEqual([['Your order form has not been sent.', false]])
  draft.beginSending(session)(false, true, true)
  expect(listed()).toEqual([['Your order form may have been sent: no answer came back.', false]])
  draft.remove(session)
  expect(listed()).toEqual([])
})

test('A01 a stored draft survives a session that expires on a page that has not read it, and a reload after signing in', () => {
  allowStorage()
  written(stored).session.close()
  clearStored(['tab'], keepAll)
  open('sam')
  expect(createDraft('Your text', stored).read(open('sam'))).toEqual({ job: 'Lot 12' })
})

test('text about one thing is not in the form about another, and sending that one does not remove it', () => {
  const session = openSession()
  const draftAbout = createDraftAbout<{ readonly message: string }>('Your text')
  const [first, second] = [draftAbout('Invoice 1'), draftAbout('Invoice 2')]
  first.write(session, { message: 'For Tuesday' })
  expect([first.read(session), second.read(session)]).toEqual([{ message: 'For Tuesday' }, undefined])
  second.remove(session)
  expect([first.read(session), first.isLostByReload(session)]).toEqual([{ message: 'For Tuesday' }, true])
  first.remove(session)
  expect([first.read(session), first.isLostByReload(session)]).toEqual([undefined, false])
})

test('A01 a draft about a subject outlives a session that expires, for the same user', () => {
  const draft = createDraftAbout<{ readonly message: string }>('Your text')('Invoice 1')
  const expired = openSession()
  draft.write(expired, { message: 'For Tuesday' })
  const carryOver = expired.handOver()
  expired.close()
  const next = openSession({ sessionId: '2' }, carryOver)
  expect(draft.read(next)).toEqual({ message: 'For Tuesday' })
})

test('P03 a draft keeps what is typed, except the fields that it leaves out', () => {
  const session = openSession()
  const whole = createDraft<{ readonly name: string; readonly password: string }>('Your text')
  const draft = draftWithout(whole, { password: '' })
  draft.write(session, { name: 'Kim', password: 'S3cret' })
  expect([draft.read(session), whole.read(session)]).toEqual([
    { name: 'Kim', password: '' },
    { name: 'Kim', password: '' },
  ])
  draft.remove(session)
  expect(draft.read(session)).toBeUndefined()
})
