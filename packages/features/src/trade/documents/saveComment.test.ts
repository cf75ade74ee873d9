import { beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '../../foundation/failures/toasts.ts'
import { openSession } from '../../testing/openSession.ts'
import { saveComment, showNotSaved } from './commentQueries.ts'
import { transactionQuery } from './queries.ts'

beforeEach(() => void vi.spyOn(toasts, 'error'))

const invoice = { number: '500001', suffix: '0', comment: 'Check the timber' }

/** Begins to save a comment, which stays pending until `refuse` is called. */
async function beginToSave() {
  const session = openSession()
  const { promise: answer, resolve } = Promise.withResolvers<Response>()
  const fetched = vi.fn(() => answer)
  vi.stubGlobal('fetch', fetched)
  const saved = saveComment(session, invoice).catch((error: unknown) => showNotSaved(invoice, error))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  return {
    session,
    refuse: async () => {
      resolve(new Response('', { status: 403 }))
      await saved
    },
  }
}

test.each([
  ['is reported', true],
  ['is not reported after its session has ended', false],
])('a refused comment %s', async (_what, isReported) => {
  const { session, refuse } = await beginToSave()
  if (!isReported) session.close()
  await refuse()
  const reports = isReported ? [['The comment on 500001-0 was not saved. Something went wrong.']] : []
  expect(vi.mocked(toasts.error).mock.calls).toEqual(reports)
})

test('after two failed saves the comment before them returns', async () => {
  const session = openSession()
  const shown = transactionQuery(session.api, invoice)
  const document = {
    transactionNumber: '500001',
    transactionSuffix: '0',
    comment_tportal: 'As it was',
    LineDetailsTP: [],
  }
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ UserDetails: [{ id_cust: 'HAR001', id_user: 'sam' }], TransactionDetailsTP: document }),
    ),
  )
  await session.queryClient.fetchQuery(shown)
  const { promise: written, resolve: refuse } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', () => written.then(() => new Response('', { status: 403 })))
  const save = (comment: string) => saveComment(session, { ...invoice, comment }).catch(() => undefined)
  const saves = [save('For Tuesday'), save('For Wednesday')]
  await vi.waitFor(() => expect(session.queryClient.getQueryData(shown.queryKey)?.comment).toBe('For Wednesday'))
  refuse()
  await Promise.all(saves)
  expect(session.queryClient.getQueryData(shown.queryKey)?.comment).toBe('As it was')
})
