import { expect, test, vi } from 'vitest'
import { hasUnsentText } from '../../foundation/forms/unsentText.ts'
import { MemoryStorage } from '../../testing/MemoryStorage.ts'
import { openSession } from '../../testing/openSession.ts'
import { commentDraft, unsavedComments } from './unsavedComments.ts'

const key = '500001-0'

/** Opens a session on a page without form fields, so that `hasUnsentText` only finds the text that the session keeps. */
function open() {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  return openSession()
}

test('a comment being typed or not saved is unsent text', () => {
  const session = open()
  const unsaved = unsavedComments.of(session)
  const draft = commentDraft(key)
  expect(hasUnsentText(session)).toBe(false)
  unsaved.write(key, { text: 'Check the timber', state: 'saving', reason: '' })
  expect(hasUnsentText(session)).toBe(true)
  unsaved.remove(key)
  expect(hasUnsentText(session)).toBe(false)
  draft.write(session, { text: 'Check' })
  expect(hasUnsentText(session)).toBe(true)
  draft.remove(session)
  expect(hasUnsentText(session)).toBe(false)
})

test('a comment that was not saved is still there after a reload', () => {
  const session = open()
  vi.stubGlobal('window', { sessionStorage: new MemoryStorage() })
  unsavedComments.of(session).write(key, { text: 'Check the timber', state: 'refused', reason: 'Too long' })
  unsavedComments.of(session).write('500002-0', { text: 'Paid', state: 'saving', reason: '' })
  expect(hasUnsentText(session)).toBe(false)

  const next = open()
  const reloaded = unsavedComments.of(next)
  expect(reloaded.of(key)).toEqual({ text: 'Check the timber', state: 'refused', reason: 'Too long' })
  expect(reloaded.of('500002-0')).toMatchObject({ text: 'Paid', state: 'unknown' })
  expect(next.unfinishedWork().map(({ title }) => title)).toEqual([
    'Your comment on invoice 500001-0 was not saved.',
    'Your comment on invoice 500002-0 may not be saved.',
  ])
})
