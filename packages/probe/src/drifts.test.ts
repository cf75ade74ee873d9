import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startSandbox } from '@trade-portal/mocks/sandbox'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Finding } from './finding.ts'
import { probeSupplier } from './probeSupplier.ts'
import { formatFinding } from './report.ts'
import {
  changeLists,
  changeRows,
  demoAccount,
  openCors,
  startProxy,
  type ProxyCallHandler,
  type ProxyOptions,
} from './testing/startProxy.ts'

const origin = 'https://portal.example'
const sandbox = await startSandbox({ port: 0, world: 'typical' })
afterAll(() => sandbox.close())
beforeEach(() => sandbox.simulator.reset())

/** Probes the sandbox through a proxy that deviates from it as `planted` says. */
async function probeWith(planted: ProxyOptions, write = false): Promise<Finding[]> {
  const proxy = await startProxy((request) => sandbox.simulator.handle(request), planted)
  const findings: Finding[] = []
  await probeSupplier(
    { ...demoAccount, origin, endpoint: { endpointUrl: proxy.url, api: 'proxy' } },
    { write, report: (finding) => findings.push(finding) },
  )
  await proxy.close()
  return findings
}

const differing = (findings: readonly Finding[]) => findings.filter(({ verdict }) => verdict === 'differs')
const words = (findings: readonly Finding[]) => findings.map(formatFinding).join('\n')

type Row = Record<string, unknown>

const of =
  (operation: string, change: (body: unknown) => unknown): ProxyCallHandler =>
  async ({ name, send }) =>
    name === operation ? change(await send()) : send()

/** A drift that changes the rows with this field, in the responses of one operation. */
const ofRows = (operation: string, field: string, change: (row: Row) => Row) =>
  of(operation, (body) => changeRows(body, (row) => (field in row ? change(row) : row)))
/** A drift that changes the payload of one operation. */
const ofPayload =
  (operation: string, change: (payload: Row) => Row): ProxyCallHandler =>
  ({ name, payload, send }) =>
    send(name === operation ? { payload: { ...payload, ...change(payload) } } : {})

const oldestFirst = (operation: string) => of(operation, (body) => changeLists(body, (rows) => rows.toReversed()))

const ignoring =
  (operation: string): ProxyCallHandler =>
  async ({ name, send }) =>
    name === operation ? {} : send()

const { 'Access-Control-Allow-Origin': _, ...withoutOrigin } = openCors

/**
 * Deviations of a server: a title, the proxy options that cause the deviation, and the name and the sentence with which the
 * probe reports it.
 */
const drifts: readonly (readonly [what: string, planted: ProxyOptions, name: string, sentence: RegExp])[] = [
  [
    'no CORS on responses',
    { cors: {} },
    'login',
    /browsers hide it, and customers read “We cannot reach the supplier”/,
  ],
  [
    'no CORS on preflight',
    { preflight: withoutOrigin },
    'preflight',
    /does not allow https:\/\/portal\.example .* send no call/,
  ],
  [
    'the session header not allowed',
    { preflight: { ...openCors, 'Access-Control-Allow-Headers': 'Content-Type' } },
    'preflight',
    /does not allow session-context-id in Access-Control-Allow-Headers/,
  ],
  [
    'a session that is not checked',
    {
      drift: async ({ name, send, session }) =>
        name === 'getState' && session === 'probe-made-up' ? { StateList: [] } : send(),
    },
    'getState',
    /accepts a session that does not exist: .* not asked to sign in/,
  ],
  [
    'page 2 as page 1',
    {
      drift: ofPayload('getProductsByCategoryTP', ({ page }) => ({ page: page === 2 ? 1 : page })),
    },
    'getProductsByCategoryTP',
    /Page 2 shows products of page 1 again: customers never see/,
  ],
  [
    'an identifier twice',
    { drift: of('getBranches', (body) => changeLists(body, (rows) => [...rows, rows[0]])) },
    'getBranches',
    /BranchList has a row with the branchID of another .* customers can choose only the first/,
  ],
  [
    'statements oldest first',
    { drift: oldestFirst('getStatementList') },
    'getStatementList',
    /do not come newest first: customers take an old statement for the latest/,
  ],
  [
    'money with three decimals',
    { drift: ofRows('getUserDetails', 'current_balance', (row) => ({ ...row, current_balance: 10.125 })) },
    'getUserDetails',
    /current_balance has more than two decimals \(10\.125\): customers see/,
  ],
  [
    'an error in a form of its own',
    { drift: of('getWebBranches', () => ({ error: { code: 500, message: 'Internal error' } })) },
    'getWebBranches',
    /an error in a form of its own \(error\)\. Send .*hasErrors/,
  ],
  [
    'the despatch flag read the other way',
    {
      drift: ofRows('getListDespatchMethod', 'methodName', (row) => ({
        ...row,
        methodName: 'VAN',
        methodDesc: '',
        delivery: true,
      })),
    },
    'getListDespatchMethod',
    /VAN is treated as a pickup: .*no address is asked for.* Its name says otherwise/,
  ],
  [
    'a menu without a known label',
    { drift: ofRows('getWidgetConfiguration', 'label_object', (row) => ({ ...row, label_object: 'Commande' })) },
    'getWidgetConfiguration',
    /a menu with nothing but Sign Out/,
  ],
]

test.each(drifts)('the probe reports %s', async (_what, planted, name, sentence) => {
  const found = differing(await probeWith(planted)).filter((finding) => finding.name === name)
  expect(words(found)).toMatch(sentence)
})

test.each([
  ['addCartProduct', 'getCartContents', /addCartProduct reported success, .* do not find the product/],
  [
    'updateCartProduct',
    'getCartContents',
    /updateCartProduct reported success, .* has not changed: .* another one comes back/,
  ],
  ['deleteCartProduct', 'getCartContents', /deleteCartProduct reported success, .* ordered all the same/],
  ['saveCustomList', 'getCustomLists', /saveCustomList reported success, .* do not find it/],
  ['copyCartToCart', 'getCartContents', /copyCartToCart reported success, .* do not find its products/],
  ['deleteCustomList', 'getCustomLists', /deleteCustomList reported success, .* still see it/],
])('the probe reports that the call %s had no effect', async (write, name, sentence) => {
  const found = differing(await probeWith({ drift: ignoring(write) }, true)).filter((finding) => finding.name === name)
  expect(words(found)).toMatch(sentence)
})

test.each([
  [
    'an update that adds to the line, not one without effect',
    ofPayload('updateCartProduct', ({ quoteQty }) => ({ quoteQty: Number(quoteQty) + 1 })),
    /the cart read again has 3 in place of 2, from 1: customers change a quantity/,
    /has not changed/,
  ],
  [
    'a product twice on a page, not an ignored rowsPerPage',
    of('getProductsByCategoryTP', (body) => changeLists(body, (rows) => rows.flatMap((row) => [row, row]))),
    /with the productID of another/,
    /rowsPerPage/,
  ],
  [
    'missing identifiers, not repeated ones',
    ofRows('getBranches', 'branchID', ({ branchID: _id, ...row }) => row),
    /missing +BranchList\[\]\.branchID/,
    /of another/,
  ],
  [
    'an ignored rowsPerPage, not repeated products',
    ofPayload('getProductsByCategoryTP', () => ({ rowsPerPage: 5 })),
    /5 products on a page of 2: rowsPerPage is ignored/,
    /twice|again/,
  ],
] satisfies [string, ProxyCallHandler, RegExp, RegExp][])(
  'the probe reports %s',
  async (_what, drift, said, unsaid) => {
    const found = words(differing(await probeWith({ drift }, true)))
    expect(found).toMatch(said)
    expect(found).not.toMatch(unsaid)
  },
)

test('no field is reported missing from a refusal without a table', async () => {
  const found = words(await probeWith({ drift: of('queryPaymentSession', () => ({ dataset: { hasErrors: true } })) }))
  expect(found).not.toMatch(/missing +status/)
})

test.each([
  [
    'an unknown and a missing menu label',
    ofRows('getWidgetConfiguration', 'label_object', (row) =>
      row['label_object'] === 'Orders/Quotes' ? { ...row, label_object: 'My Orders' } : row,
    ),
    /does not know “My Orders”.* nothing is shown[^]*no row with the label “Orders\/Quotes”: customers do not have it/,
  ],
  [
    'invoices oldest first',
    oldestFirst('getCustomerInvoicesTP'),
    /The invoices do not come newest first: customers see them in this order until they sort/,
  ],
  [
    'orders oldest first',
    oldestFirst('getCustomerTransactions'),
    /The orders seem to come oldest first, by their numbers: customers see the latest ones last/,
  ],
  [
    'a slow response',
    async ({ name, send }) => {
      if (name === 'getBranches') await setTimeout(3010)
      return send()
    },
    /getBranches took 3\.\d s: customers watch a loading indicator that long/,
  ],
] satisfies [string, ProxyCallHandler, RegExp][])(
  'the probe notes %s without calling it a difference',
  async (_what, drift, sentence) => {
    const findings = await probeWith({ drift })
    expect(words(findings)).toMatch(sentence)
    expect(differing(findings)).toEqual([])
  },
)

const leftOut = new Set([
  'fax',
  'faxBusiness',
  'methodDesc',
  'menuFiles',
  'RRP',
  'productLongDesc',
  'unitGST',
  'phone',
  'jobName',
])

/**
 * Harmless differences: additional and missing fields, numbers as text, texts with trailing spaces, days with a time.
 */
const withHarmlessDifferences: ProxyCallHandler = async ({ send }) => {
  const answer = await send()
  return changeRows(answer, (row) => {
    if ('hasErrors' in row || 'errorTable' in row || 'msg' in row || 'dataset' in row) return row
    // The empty answer of a write stays empty.
    if (Object.keys(row).length === 0) return row
    const kept = Object.entries(row).filter(([name]) => !leftOut.has(name))
    return {
      ...Object.fromEntries(kept.map(([name, value]) => [name, naturally(name, value)])),
      rowVersion: 7,
      createdBy: 'x',
    }
  })
}

function naturally(name: string, value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || name === 'sessionID' || name === 'dateStatement') return value
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return `${value}T00:00:00`
  return name.endsWith('Desc') ? `${value}   ` : value
}

test('a server with harmless differences passes the probe', async () => {
  const findings = await probeWith({ drift: withHarmlessDifferences }, true)
  expect(words(differing(findings))).toBe('')
  expect(words(findings)).not.toMatch(/newest first|oldest first/)
  const branches = findings.find(({ name }) => name === 'getBranches')
  expect(branches && formatFinding(branches)).toMatch(/ignored +BranchList\[\]\.rowVersion, BranchList\[\]\.createdBy/)
})

test.each([
  ['0 for a server with harmless differences', { drift: withHarmlessDifferences }, 0],
  ['1 for a server that allows no browser', { cors: {} }, 1],
] satisfies [string, ProxyOptions, number][])('the command exits with %s', async (_what, planted, code) => {
  const proxy = await startProxy((request) => sandbox.simulator.handle(request), planted)
  const given = ['--endpoint', proxy.url, '--user', 'demo-admin', '--company', '1', '--origin', origin, '--write']
  const probe = spawn(process.execPath, [join(import.meta.dirname, 'probe.ts'), ...given], {
    env: { ...process.env, PROBE_PASSWORD: 'sandbox' },
    stdio: 'ignore',
  })
  expect(await once(probe, 'exit')).toEqual([code, null])
  await proxy.close()
})

test('a table with a guessed name may have another name', async () => {
  const drift = ofRows('getState', 'StateList', ({ StateList }) => ({ States: StateList }))
  const findings = await probeWith({ drift })
  expect(differing(findings)).toEqual([])
  const text = words(findings)
  expect(text).toMatch(/read as +States: StateList/)
  expect(text).not.toMatch(/ignored +States/)
})
