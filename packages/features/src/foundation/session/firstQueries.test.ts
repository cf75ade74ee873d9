import { parseConfiguration, sendAhead, type Send } from '@trade-portal/supplier-api'
import { expect, test, vi } from 'vitest'
import { askHome } from '../../home/queries.ts'
import { askFrame } from '../../shell/queries.ts'
import { delay } from '../time/delay.ts'
import { checkSession, createSession } from './createSession.ts'
import { firstQueries, type FirstPage } from './firstQueries.ts'

vi.mock('../failures/toasts.ts', () => ({
  toasts: { error: vi.fn(), success: vi.fn(), messages: { forget: vi.fn() } },
}))

const record = { sessionId: 's1', username: 'sam', rememberMe: false }

const configurationWith = (settings: object) =>
  parseConfiguration(
    JSON.stringify({
      DeviceList: [{ endpointUrl: 'https://supplier.example', device_id: 'D', company_id: 'C', settings }],
    }),
  )

/** What a session asks as long as nothing is answered. */
async function askedBy(configuration: ReturnType<typeof configurationWith>, { isFramed, isHome }: FirstPage) {
  const asked: Parameters<Send>[0][] = []
  const send: Send = (call) => {
    asked.push(call)
    return new Promise(() => undefined)
  }
  const session = createSession(configuration, record, vi.fn(), { send })
  const ask = { session, settings: configuration.settings, parameters: {} }
  void checkSession(session)
  if (isFramed) askFrame(ask)
  if (isHome) askHome(ask)
  // A call waits for what it is filled with.
  await delay(0)
  return asked
}

test.each([
  ['home', { isFramed: true, isHome: true }, {}],
  ['home without products', { isFramed: true, isHome: true }, { products_button_disabled: true }],
  ['another screen', { isFramed: true, isHome: false }, {}],
  ['a page without frame', { isFramed: false, isHome: false }, {}],
])('what is sent ahead for %s is what its session asks first, all of it and nothing else', async (_page, page, set) => {
  const configuration = configurationWith(set)
  const fetched = vi.fn<typeof fetch>(() => new Promise(() => undefined))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('window', new EventTarget())
  const asked = await askedBy(configuration, page)
  const send = sendAhead(configuration, record.sessionId, firstQueries(configuration, record, page))
  await delay(0)
  expect(fetched).toHaveBeenCalledTimes(asked.length)
  // What has been sent ahead is not sent again.
  for (const call of asked) void send(call)
  await delay(0)
  expect(fetched).toHaveBeenCalledTimes(asked.length)
})
