import { expect, test, vi } from 'vitest'
import { openSession } from '../../testing/openSession.ts'
import { captureToast } from '../failures/sessionScope.ts'
import { toastFailure, toasts } from '../failures/toasts.ts'

test('the customer number is read again after it was refused', async () => {
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

test('P07 outcomes that arrive after the session’s end are not shown', async () => {
  const error = vi.spyOn(toasts, 'error')
  const announce = vi.spyOn(toasts, 'announce')
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
  const session = openSession()
  const calls = ['1', '2'].map((sessionID) => session.api.deleteCustomList({ sessionID }).catch(toastFailure))
  const tell = captureToast()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  const refuse = async (call: number) => {
    answers[call]?.(new Response('', { status: 403 }))
    await calls[call]
    tell('5 Joist Hanger in cart')
  }
  await refuse(0)
  expect([error.mock.calls.length, announce.mock.calls.length]).toEqual([1, 1])
  session.close()
  await refuse(1)
  expect([error.mock.calls.length, announce.mock.calls.length]).toEqual([1, 1])
  await expect(session.api.getCustomerTransactions({})).rejects.toThrow('session has ended')
  expect(answers).toHaveLength(2)
})
