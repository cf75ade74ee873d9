import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../testing/MemoryStorage.ts'
import { openSession } from '../../testing/openSession.ts'
import type { HandOver } from '../session/createSession.ts'
import { clearStored, keepAll, lastingKey, readStored, writeStored } from '../storage/safeStorage.ts'
import { createDraft, createDraftAbout, draftWithout } from './drafts.ts'

const stored = { key: 'draft', schema: v.object({ job: v.string() }) }

const open = (username: string, handedOver?: readonly HandOver[]) => openSession({ username }, handedOver)

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

test('a stored draft survives a reload, unless its version differs', () => {
  allowStorage()
  written(stored)
  expect(createDraft('Your text', stored).read(open('sam'))).toEqual({ job: 'Lot 12' })
  writeStored('tab', lastingKey(stored.key), { username: 'sam', values: { job: 12 } })
  expect(createDraft('Your text', stored).read(open('sam'))).toBeUndefined()
  expect(readStored('tab', lastingKey(stored.key), v.unknown())).toBeUndefined()
})

test.each([
  ['the form has no storage', allowStorage, undefined],
  ['the browser blocks storage', () => void vi.stubGlobal('window', {}), stored],
])('a draft is kept only in memory if %s', (_why, prepare, storage) => {
  const texts = prepare()
  const { draft, session } = written(storage)
  expect(draft.read(session)).toEqual({ job: 'Lot 12' })
  expect(draft.isLostByReload(session)).toBe(true)
  expect(texts?.size ?? 0).toBe(0)
  draft.remove(session)
  expect(draft.isLostByReload(session)).toBe(false)
})

test('a draft is removed when another user signs in', () => {
  const texts = allowStorage()
  written(stored)
  const kim = open('kim')
  expect(texts.size).toBe(0)
  expect(createDraft('Your text', stored).read(kim)).toBeUndefined()
})

test.each([false, true])('a draft outlives an expired session (while being sent: %s)', (isSending) => {
  const texts = allowStorage()
  const { draft, session: first } = written(stored)
  if (isSending) draft.beginSending(first)
  const handedOver = first.handOver()
  first.close()
  clearStored()
  const second = open('sam', handedOver)
  expect(draft.read(second)).toEqual({ job: 'Lot 12' })
  expect([...texts.values()].join()).toContain('Lot 12')
  expect(draft.isLostByReload(second)).toBe(false)
})

test('a stored draft outlives a session that never read it', () => {
  allowStorage()
  written(stored).session.close()
  clearStored(['tab'], keepAll)
  open('sam')
  expect(createDraft('Your text', stored).read(open('sam'))).toEqual({ job: 'Lot 12' })
})

test('Sign Out removes a draft, and later typing stores nothing', () => {
  const texts = allowStorage()
  const { draft, session } = written(stored)
  session.close()
  clearStored()
  draft.write(session, { job: 'Lot 13' })
  expect(texts.size).toBe(0)
  expect(draft.read(open('sam'))).toBeUndefined()
})

test('a draft is empty during and after the sending of its values', () => {
  const { draft, session } = written()
  draft.beginSending(session)(true, true)
  expect([draft.read(session), draft.isLostByReload(session)]).toEqual([undefined, false])
  draft.write(session, { job: 'Lot 12' })
  const end = draft.beginSending(session)
  expect([draft.read(session), draft.isLostByReload(session)]).toEqual([undefined, true])
  draft.write(session, { job: 'Lot 13' })
  end(true, true)
  expect(draft.read(session)).toEqual({ job: 'Lot 13' })
})

test('values that failed to send return once newer ones are gone', () => {
  const { draft, session } = written()
  const onReturned = vi.fn()
  const stop = draft.onReturned(session, onReturned)
  draft.beginSending(session)(false, false)
  expect(draft.read(session)).toEqual({ job: 'Lot 12' })
  expect(onReturned).toHaveBeenCalledOnce()

  const end = draft.beginSending(session)
  draft.write(session, { job: 'Lot 13' })
  end(false, false)
  expect(draft.read(session)).toEqual({ job: 'Lot 13' })
  expect(onReturned).toHaveBeenCalledOnce()
  draft.remove(session)
  expect([draft.read(session), draft.isLostByReload(session)]).toEqual([{ job: 'Lot 12' }, true])
  expect(onReturned).toHaveBeenCalledTimes(2)
  stop()
  draft.beginSending(session)(false, false)
  expect(onReturned).toHaveBeenCalledTimes(2)
})

test('values in an open form replace those that it failed to send', () => {
  const { draft, session } = written()
  const end = draft.beginSending(session)
  draft.write(session, { job: 'Lot 12, rear gate' })
  end(false, true)
  draft.remove(session)
  expect(draft.read(session)).toBeUndefined()
})

test('unsent values are unfinished work, even if they are stored', () => {
  allowStorage()
  const draft = createDraft('Your order form', stored)
  const session = open('kim')
  const listed = () => session.unfinishedWork().map(({ title, isLostByReload }) => [title, isLostByReload])
  draft.write(session, { job: 'Lot 12' })
  expect(listed()).toEqual([['Your order form has not been sent.', false]])
  draft.beginSending(session)(false, true, true)
  expect(listed()).toEqual([['Your order form may have been sent: no answer came back.', false]])
  draft.remove(session)
  expect(listed()).toEqual([])
})

test('a draft about one invoice is not shown for another', () => {
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

test('P03 a draft keeps the typed values, except passwords', () => {
  const texts = allowStorage()
  const session = open('sam')
  const schema = v.object({ name: v.string(), password: v.string() })
  const draft = draftWithout(createDraft('Your text', { key: 'user', schema }), { password: '' })
  draft.write(session, { name: 'Kim', password: 'S3cret' })
  expect(draft.read(session)).toEqual({ name: 'Kim', password: '' })
  expect([...texts.values()].join()).not.toContain('S3cret')
})
