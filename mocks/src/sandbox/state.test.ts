import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSupplierApi, type SupplierApi } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { controlAddress } from './control.ts'
import { startSandbox, type Sandbox } from './startSandbox.ts'

let folder: string
let stateFile: string
let sandbox: Sandbox
let warnings: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-state-'))
  stateFile = join(folder, 'state.json')
  warnings = []
  await start()
})
afterEach(async () => {
  await sandbox.close()
  await rm(folder, { recursive: true })
})

async function start(): Promise<void> {
  const warn = (message: string) => void warnings.push(message)
  sandbox = await startSandbox({ port: 0, worlds: ['typical', 'empty'], stateFile, warn })
}

async function restart(): Promise<void> {
  await sandbox.close()
  await start()
}

const known = { customerId: 'HAR001', userId: 'U1001', deviceId: 'PORTAL', companyId: '1' }

async function sessionOf(userName: string): Promise<string> {
  const supplier = clientOf(userName)
  const answer = await supplier.login({ userid: userName, password: 'sandbox' })
  return answer.outcome === 'signedIn' ? answer.sessionId : ''
}

function clientOf(userName: string, sessionId?: string): SupplierApi {
  const endpoint = { endpointUrl: sandbox.url, api: 'proxy' } as const
  return createSupplierApi({ endpoint, known: async () => ({ ...known, userName }), sessionId })
}

test('sessions, carts and orders survive a restart, each in its world', async () => {
  const [admin, empty] = [await sessionOf('demo-admin'), await sessionOf('demo-empty')]
  const supplier = clientOf('demo-admin', admin)
  const cart = await supplier.createCart({})
  await supplier.addCartProduct({ sessionID: cart, productID: 'FX100001', UOM: 'EA', quoteQty: 3 })
  const before = await supplier.getCartContents({ sessionID: cart })
  expect(before).toHaveLength(1)
  const orders = await supplier.getCustomerTransactions({})

  await restart()
  const [after] = await clientOf('demo-admin', admin).getCartContents({ sessionID: cart })
  expect(after).toMatchObject({ lineId: before[0]?.lineId, productId: 'FX100001', quantity: 3 })
  expect(await clientOf('demo-admin', admin).getCustomerTransactions({})).toEqual(orders)
  expect(await clientOf('demo-empty', empty).getCustomerTransactions({})).toEqual([])
  expect(warnings).toEqual([])
})

test('the state of a world survives a run in which it is not used', async () => {
  const empty = await sessionOf('demo-empty')
  await restart()
  await sessionOf('demo-admin')
  await restart()
  expect(await clientOf('demo-empty', empty).getState({})).not.toEqual([])
})

test('a payment is settled only once, also over a restart', async () => {
  const supplier = clientOf('demo-admin', await sessionOf('demo-admin'))
  const page = new URL(
    await supplier.createPaymentSession({
      paymentAmount: 10,
      paymentReference: 'HAR001',
      callbackUrlApproved: 'https://portal.example/#/payment-complete',
      callbackUrlCancelled: 'https://portal.example/#/payment-cancelled',
      callbackUrlDeclined: 'https://portal.example/#/payment-fail',
    }),
  )
  const press = (outcome: string) =>
    fetch(sandbox.url + page.pathname + page.search, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    })
  await press('declined')
  await restart()
  expect((await press('approved')).headers.get('Location')).toMatch('payment-fail')
  expect(sandbox.simulator.ledger().committedPayments).toEqual([])
})

test('a reset survives a restart', async () => {
  const session = await sessionOf('demo-admin')
  await fetch(controlAddress(sandbox, 'reset'), { method: 'POST' })
  await restart()
  await expect(clientOf('demo-admin', session).getState({})).rejects.toThrow(/Invalid Session/)
})

test('the file is replaced atomically, without leaving a temporary file', async () => {
  await Promise.all(Array.from({ length: 5 }, () => sessionOf('demo-admin')))
  expect(await readdir(folder)).toEqual(['state.json'])
  expect(JSON.parse(await readFile(stateFile, 'utf8'))).toMatchObject({ version: 1 })
})

test.each([
  ['', /cannot be used/],
  ['{ "version": 1, "began": "2026-', /cannot be used/],
  ['{ "version": 2, "began": "2026-11-20T00:00:00.000Z", "worlds": {} }', /cannot be used/],
  ['{ "version": 1, "began": "2026-11-20T00:00:00.000Z", "worlds": { "typical": { "orders": 7 } } }', /world typical/],
])('%# an unusable file gives a warning, and every world starts afresh', async (content, message) => {
  await sandbox.close()
  await writeFile(stateFile, content)
  await start()
  expect(warnings).toEqual([expect.stringMatching(message)])
  expect(await sessionOf('demo-admin')).not.toBe('')
  await restart()
  expect(warnings).toHaveLength(1)
})

test('a file that cannot be written fails at start', async () => {
  await expect(startSandbox({ port: 0, stateFile: join(folder, 'nowhere', 'state.json') })).rejects.toThrow('ENOENT')
  await expect(startSandbox({ port: 0, stateFile: folder })).rejects.toThrow('EISDIR')
})
