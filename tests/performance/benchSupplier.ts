import { operations } from '@trade-portal/supplier-api'
import { signIn, startProcess } from './sandbox.ts'
import { figure, tell } from './tell.ts'
import { requestsPerSecond } from './throughput.ts'
import { median, once } from './timing.ts'

/** How long the sandbox and the registry need for the longest list, and how many requests a second the sandbox answers. */
export async function benchSupplier(): Promise<void> {
  const sandbox = await startProcess()
  try {
    await manyRows(sandbox.url)
    await manyRequests(sandbox.url)
  } finally {
    sandbox.close()
  }
}

async function manyRows(endpointUrl: string): Promise<void> {
  const { url, headers, body } = (await signIn(endpointUrl, 'demo-large'))('getCustomerTransactions')
  const request = async () => (await fetch(url, { method: 'POST', headers, body })).text()
  const { response } = operations.getCustomerTransactions
  const read = (text: string) => response['~standard'].validate(JSON.parse(text))

  const first = await once(request)
  const text = first.value
  const parsed = await once(() => read(text))
  const result = parsed.value
  const data: unknown = JSON.parse(text)

  tell(`getCustomerTransactions, world large: ${result.issues ? 0 : result.value.length} rows, ${megabytes(text)} MB`)
  figure('response over HTTP, including the body', await median(request), 250)
  figure('  first call, before JIT compilation', first.milliseconds)
  figure('  baseline: JSON.stringify of the same', await median(() => JSON.stringify(data)))
  figure('parsed by the registry, from text', await median(() => read(text)), 60)
  figure('  first call, before JIT compilation', parsed.milliseconds)
  figure('  baseline: JSON.parse of the same', await median(() => void JSON.parse(text)))
}

function megabytes(text: string): string {
  return (Buffer.byteLength(text) / 1e6).toFixed(1)
}

async function manyRequests(endpointUrl: string): Promise<void> {
  const call = (await signIn(endpointUrl, 'demo-admin'))('getCartContents')
  const perSecond = await requestsPerSecond(call, 3)
  tell('\ngetCartContents, world typical: one sandbox process, 8 connections kept alive, 3 s')
  tell(`  ${perSecond.toFixed(0)} requests a second, goal 500`)
}
