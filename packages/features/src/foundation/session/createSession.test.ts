import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSession } from '../../testing/openSession.ts'
import { captureToast } from '../failures/sessionScope.ts'
import { toastFailure, toasts } from '../failures/toasts.ts'

vi.mock('@trade-portal/design-system', () => ({
  createToasts: () => ({ error: () => undefined, announce: () => undefined, messages: { forget: () => undefined } }),
}))

/** Starts a call in a session. Returns the session, and a function that makes the supplier refuse the call. */
function beginCall() {
  const session = openSession()
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const reported = session.api.deleteCustomList({ sessionID: '1' }).catch(toastFailure)
  return {
    session,
    refuse: async () => {
      answer(new Response('', { status: 403 }))
      await reported
    },
  }
}

test('a wrong number of the customer is used until a call with it is refused', async () => {
  const session = openSession()
  const numbers = ['WRONG', 'HAR001']
  const answers: Readonly<Record<string, (body: string) => object>> = {
    getUserDetails: () => ({ UserDetails: [{ id_cust: numbers.shift(), id_user: 'U1' }] }),
    getCustomLists: (body) =>
      body.includes('HAR001')
        ? { CustomLists: { CustomList: [] } }
        : { hasErrors: true, errorTable: [{ field: 'custID', msg: 'This is not your account' }] },
  }
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const name = new URL(url).searchParams.get('ipFunction') ?? ''
    return Response.json(answers[name]?.(body))
  })
  await expect(session.api.getCustomLists({})).rejects.toThrow('This is not your account')
  await expect(session.api.getCustomLists({})).resolves.toEqual([])
  await expect(session.api.getCustomLists({})).resolves.toEqual([])
  expect(numbers).toEqual([])
})

describe('P07 what a session has begun', () => {
  beforeEach(() => {
    vi.spyOn(toasts, 'error')
    vi.spyOn(toasts, 'announce')
  })
  afterEach(() => vi.restoreAllMocks())

  test('is told while the session lasts', async () => {
    const { refuse } = beginCall()
    await new Promise((resolve) => setTimeout(resolve, 10))
    await refuse()
    expect(toasts.error).toHaveBeenCalledOnce()
  })

  test('is not told to the next user when it fails after the end of the session', async () => {
    const { session, refuse } = beginCall()
    await new Promise((resolve) => setTimeout(resolve, 10))
    session.close()
    await refuse()
    expect(toasts.error).not.toHaveBeenCalled()
  })

  test('is not told to the next user when it succeeds after the end of the session', () => {
    const { session } = beginCall()
    const tell = captureToast()
    tell('5 Joist Hanger in cart')
    expect(toasts.announce).toHaveBeenCalledOnce()
    session.close()
    tell('5 Joist Hanger in cart')
    expect(toasts.announce).toHaveBeenCalledOnce()
  })

  test('does not ask for the user once the session has ended', async () => {
    const session = openSession()
    session.close()
    const sent = vi.fn()
    vi.stubGlobal('fetch', sent)
    await expect(session.api.getCustomerTransactions({})).rejects.toThrow('session has ended')
    expect(sent).not.toHaveBeenCalled()
  })
})
