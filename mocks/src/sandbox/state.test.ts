import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clientAt, sessionAt } from '../testing/signInTo.ts'
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

const sessionOf = (userName: string) => sessionAt(sandbox.url, userName)
const clientOf = (userName: string, sessionId: string) => clientAt(sandbox.url, userName, sessionId)

test('Sessions, carts, orders and a reset survive a restart', async () => {
  const [admin, empty] = [await sessionOf('demo-admin'), await sessionOf('demo-empty')]
  const supplier = clientOf('demo-admin', admin)
  const sessionID = await supplier.createCart({})
  await supplier.addCartProduct({ sessionID, productID: 'FX100001', UOM: 'EA', quoteQty: 3 })
  const [line] = await supplier.getCartContents({ sessionID })
  const orders = await supplier.getCustomerTransactions({})

  await restart()
  expect(await clientOf('demo-admin', admin).getCartContents({ sessionID })).toMatchObject([
    { lineId: line?.lineId, productId: 'FX100001', quantity: 3 },
  ])
  expect(await clientOf('demo-admin', admin).getCustomerTransactions({})).toEqual(orders)
  await restart()
  expect(await clientOf('demo-empty', empty).getCustomerTransactions({})).toEqual([])
  await fetch(controlAddress(sandbox, 'reset'), { method: 'POST' })
  await restart()
  await expect(clientOf('demo-admin', admin).getState({})).rejects.toThrow(/Invalid Session/)
  expect(warnings).toEqual([])
})

test('Writing the file leaves no temporary file', async () => {
  await Promise.all(Array.from({ length: 5 }, () => sessionOf('demo-admin')))
  expect(await readdir(folder)).toEqual(['state.json'])
  expect(JSON.parse(await readFile(stateFile, 'utf8'))).toMatchObject({ version: 1 })
})

test.each([
  ['cut off', '{ "version": 1, "began": "2026-', /cannot be used/],
  ['of another version', '{ "version": 2, "began": "2026-11-20T00:00:00.000Z", "worlds": {} }', /cannot be used/],
  [
    'of another form',
    '{ "version": 1, "began": "2026-11-20T00:00:00.000Z", "worlds": { "typical": { "orders": 7 } } }',
    /world typical/,
  ],
])('A file that is %s is replaced with a warning', async (_what, content, message) => {
  await sandbox.close()
  await writeFile(stateFile, content)
  await start()
  expect(warnings).toEqual([expect.stringMatching(message)])
  expect(await sessionOf('demo-admin')).not.toBe('')
  await restart()
  expect(warnings).toHaveLength(1)
})

test('The start fails if the file cannot be written', async () => {
  await expect(startSandbox({ port: 0, stateFile: folder })).rejects.toThrow('EISDIR')
})
