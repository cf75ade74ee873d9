import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSimulator, worlds, type Recording, type Simulator } from '@trade-portal/mocks'
import { isOperationName, operationNames, operations } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Finding } from '../finding.ts'
import { probeSupplier } from '../probeSupplier.ts'
import { changeRows, demoAccount, startProxy, type ProxyCallHandler } from '../testing/startProxy.ts'
import { createRecorder } from './createRecorder.ts'

const { password } = demoAccount
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-'))
})
afterEach(() => rm(folder, { recursive: true }))

interface ProbeRun {
  readonly write?: boolean
  readonly drift?: ProxyCallHandler
  readonly isRecorded?: boolean
}

/** Probes a supplier, and records its answers in the folder. */
async function probe(supplier: Simulator, { write = false, drift, isRecorded = false }: ProbeRun = {}) {
  const proxy = await startProxy((request) => supplier.handle(request), drift ? { drift } : {})
  const recorder = isRecorded ? createRecorder(folder, password) : undefined
  const findings: Finding[] = []
  await probeSupplier(
    { ...demoAccount, endpoint: { endpointUrl: proxy.url, api: 'proxy' } },
    { write, report: (finding) => findings.push(finding), ...(recorder && { record: recorder.record }) },
  )
  await recorder?.write()
  await proxy.close()
  return findings.map(({ name, verdict, differences, droppedRows, error }) => {
    const found = differences.map(({ kind, path, times }) => `${kind} ${path} ${times}`)
    return { name, verdict, found, droppedRows, error: error?.kind }
  })
}

const texts = async () =>
  new Map(
    await Promise.all(
      (await readdir(folder)).map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
    ),
  )

async function readRecording(): Promise<Recording> {
  const files = [...(await texts())].map(([file, text]) => [file.replace('.json', ''), JSON.parse(text)] as const)
  return Object.fromEntries(files.filter(([name]) => isOperationName(name)))
}

test('a replayed recording gives the recorded answers', async () => {
  const recordedFrom = await probe(createSimulator(worlds.typical()), { isRecorded: true })
  const recording = await readRecording()
  const queries = operationNames().filter((name) => operations[name].kind === 'query')
  expect(Object.keys(recording).toSorted()).toEqual(queries.toSorted())

  // The replaying simulator has no data of its own, so all answers come from the recording.
  const unrecorded: string[] = []
  const compare: ProxyCallHandler = async ({ name, send, session }) => {
    const answer = await send()
    const recorded = isOperationName(name) ? recording[name]?.map((call) => JSON.stringify(call.answer)) : []
    if (session !== '' && !recorded?.includes(JSON.stringify(answer))) unrecorded.push(name)
    return answer
  }
  expect(await probe(createSimulator(worlds.empty(), { recording }), { drift: compare })).toEqual(recordedFrom)
  // A recording leaves out the two calls with which the probe tests refusals.
  expect(unrecorded).toEqual(['getState', 'getProductDetails'])
})

/** Plants three defects: days in an old format, numbers as text, and a missing field. */
const defect: ProxyCallHandler = async ({ name, send }) =>
  name === 'getCustomerInvoicesTP'
    ? changeRows(await send(), (row) => {
        const { jobName: _, ...others } = row
        return 'invoiceDate' in row
          ? { ...others, invoiceDate: '31/05/2026', transactionAmount: String(row['transactionAmount']) }
          : row
      })
    : send()

test('a replayed recording has the same defects as the server', async () => {
  const found = await probe(createSimulator(worlds.typical()), { drift: defect, isRecorded: true })
  expect(found.find(({ name }) => name === 'getCustomerInvoicesTP')).toMatchObject({ verdict: 'differs' })
  expect(await probe(createSimulator(worlds.typical(), { recording: await readRecording() }))).toEqual(found)
})

test('a recording names no person, company, session or password', async () => {
  const simulator = createSimulator(worlds.typical())
  await probe(simulator, { write: true, isRecorded: true })
  const written = [...(await texts()).values()].join('\n')
  const { customers, users } = worlds.typical()
  const names = [
    ...customers.flatMap(({ id, name, address, suburb, phone, mobile }) => [id, name, address, suburb, phone, mobile]),
    ...users.flatMap(({ userName, lastName, email, mobile }) => [userName, lastName, email, mobile]),
    ...simulator.snapshot().sessions.keys(),
    ...simulator.snapshot().carts.keys(),
    password,
  ]
  expect(names.filter((name) => name.length > 3 && written.includes(name))).toEqual([])
  expect(written).not.toMatch(/"sessionID": "(session|cart)-/)
})

test('the recorder refuses passwords, and folders with files', async () => {
  const drift: ProxyCallHandler = async ({ name, send }) =>
    name === 'getState' ? { StateList: [{ stateID: 'N', stateName: 'x', type: password }] } : send()
  await expect(probe(createSimulator(worlds.typical()), { drift, isRecorded: true })).rejects.toThrow(
    'Nothing is recorded: the answer of getState holds the password or the id of a session.',
  )
  expect(await readdir(folder)).toEqual([])
  await probe(createSimulator(worlds.typical()), { isRecorded: true })
  expect(() => createRecorder(folder, password)).toThrow(/needs an empty folder/)
})
