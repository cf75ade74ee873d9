import { startSandbox } from '@trade-portal/mocks/sandbox'
import { operationNames, operations } from '@trade-portal/supplier-api'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Finding } from './finding.ts'
import { calledMutations, probeSupplier } from './probeSupplier.ts'
import type { Account } from './readArguments.ts'
import { createFindingFormatter, formatFinding } from './report.ts'
import { demoAccount } from './testing/startProxy.ts'
import { wireShape, type WireShape } from './wire/wireShape.ts'
import { orderOnceRule } from './writes/checkRepeatedQuote.ts'

const sandbox = await startSandbox({ port: 0, world: 'typical' })
const account: Account = { ...demoAccount, endpoint: { endpointUrl: sandbox.url, api: 'proxy' } }
afterAll(() => sandbox.close())
beforeEach(() => sandbox.simulator.reset())

const queries = operationNames().filter((name) => operations[name].kind === 'query')

async function findingsOf(write: boolean, of: Account = account): Promise<Finding[]> {
  const findings: Finding[] = []
  expect(await probeSupplier(of, { write, report: (finding) => findings.push(finding) })).toBeUndefined()
  return findings
}

const notAgreeing = (findings: readonly Finding[]) =>
  findings.filter(({ verdict }) => verdict !== 'agrees').map(formatFinding)

test.each(['proxy', 'v1'] as const)('every query of the sandbox passes the probe at the %s URL', async (api) => {
  const findings = await findingsOf(false, { ...account, endpoint: { ...account.endpoint, api } })
  expect(notAgreeing(findings)).toEqual([])
  expect([...new Set(findings.map(({ name }) => name))].toSorted()).toEqual(['login', ...queries].toSorted())
})

test('mutations pass, leave one quote and send no message', async () => {
  const before = sandbox.simulator.ledger()
  const findings = await findingsOf(true)
  expect(notAgreeing(findings)).toEqual([])
  const called = new Set(findings.map(({ name }) => name))
  expect([...called].toSorted()).toEqual(['login', ...queries, ...calledMutations].toSorted())
  const quoted = { type: 'Quote', lines: [{ quantity: 1 }] }
  const { committedOrders, repeatedOrders, ...others } = sandbox.simulator.ledger()
  expect(committedOrders).toMatchObject([quoted])
  expect(repeatedOrders).toHaveLength(1)
  expect({ ...others, committedOrders: [], repeatedOrders: [] }).toEqual({ ...before, requests: expect.anything() })
  expect(sandbox.simulator.outbox()).toEqual([])
})

test.each(['emptied', 'kept'] as const)(
  'a server with ordered carts %s breaks the order-once rule',
  async (orderedCarts) => {
    const harsh = await startSandbox({ port: 0, world: 'typical', orderedCarts })
    const findings = await findingsOf(true, { ...account, endpoint: { endpointUrl: harsh.url, api: 'proxy' } })
    await harsh.close()
    const broken = findings.filter(({ verdict }) => verdict === 'differs')
    expect(broken).toMatchObject([{ name: 'processComplete', remarks: [{ kind: 'breaks', text: orderOnceRule }] }])
    expect(broken.map(formatFinding).join()).toContain(`breaks      ${orderOnceRule}`)
  },
)

test('no differences are reported for an account without data', async () => {
  const bare = await startSandbox({ port: 0, world: 'empty' })
  const findings = await findingsOf(true, { ...account, endpoint: { endpointUrl: bare.url, api: 'proxy' } })
  await bare.close()
  expect(findings.filter(({ verdict }) => verdict === 'differs').map(formatFinding)).toEqual([])
  expect(findings.flatMap(({ name, verdict }) => (verdict === 'unchecked' ? [name] : []))).toEqual([
    'getTransactionTP',
    'getStatementDetail',
    'queryPaymentSession',
  ])
})

test('each table with unreadable rows is reported', async () => {
  sandbox.simulator.setFaults(Object.fromEntries(queries.map((name) => [name, 'mutated-rows'])))
  const findings = await findingsOf(false)
  const withTables = queries.filter((name) => hasList(wireShape(operations[name].response)))
  const differing = new Set(findings.filter(({ verdict }) => verdict !== 'agrees').map(({ name }) => name))
  expect(withTables.filter((name) => !differing.has(name))).toEqual([])
  expect(findings.find(({ name }) => name === 'getCustomerTransactions')).toMatchObject({
    verdict: 'differs',
    droppedRows: 3,
    differences: expect.arrayContaining([
      { kind: 'wrong type', path: 'OrderList.Order[]', expected: 'object', found: 'null', times: 2 },
      expect.objectContaining({ kind: 'wrong type', path: 'OrderList.Order[].transactionNumber', found: 'null' }),
    ]),
  })
})

test('an error is reported with its kind', async () => {
  sandbox.simulator.setFaults({ getState: 'server-error', getBranches: 'not-json' })
  const findings = await findingsOf(false)
  const kinds = findings.flatMap(({ name, error }) => (error ? [[name, error.kind]] : []))
  expect(kinds).toEqual([
    ['getState', 'http'],
    ['getBranches', 'unexpected-answer'],
  ])
})

test('an error that many calls share is reported once', async () => {
  sandbox.simulator.setFaults(Object.fromEntries(queries.map((name) => [name, 'not-json'])))
  const { format, repeats } = createFindingFormatter()
  const texts = (await findingsOf(false)).map(format).filter((text) => text.startsWith('DIFFERS'))
  expect(texts.filter((text) => text.includes(`From ${sandbox.url}/proxy came HTML`))).toHaveLength(1)
  expect(repeats()[0]).toMatch(/^As \w+, \d\d more: /)
})

test('an unreachable server is reported with its URL', async () => {
  const endpoint = { endpointUrl: 'http://127.0.0.1:2', api: 'proxy' } as const
  expect(await probeSupplier({ ...account, endpoint }, { write: false, report: () => {} })).toMatch(
    /From http:\/\/127\.0\.0\.1:2\/proxy came nothing: connect ECONNREFUSED/,
  )
})

test('nothing else is called if the sign-in fails', async () => {
  const findings: Finding[] = []
  const wrong = { ...account, password: 'wrong' }
  const refusal = await probeSupplier(wrong, { write: false, report: (finding) => findings.push(finding) })
  expect(refusal).toMatch(/incorrect/)
  expect(findings.map(({ name }) => name)).toEqual(['login'])
})

function hasList(shape: WireShape): boolean {
  return shape.is === 'list' || (shape.is === 'object' && [...shape.fields.values()].some((f) => hasList(f.shape)))
}
