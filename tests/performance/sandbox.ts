import { fork } from 'node:child_process'
import {
  callHeaders,
  createSupplierApi,
  encode,
  functionUrl,
  operations,
  type Known,
  type QueryName,
} from '@trade-portal/supplier-api'

/** An encoded request that can be sent repeatedly. */
export interface ReadyCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface MeasuredSandbox {
  readonly url: string
  close(): void
}

/** Starts a sandbox in another process. @throws Error when it ends before it is ready */
export function startProcess(): Promise<MeasuredSandbox> {
  const child = fork(new URL('./sandboxProcess.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    child.once('message', (url) =>
      resolve({ url: typeof url === 'string' ? url : '', close: () => child.disconnect() }),
    )
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}`)))
  })
}

/** Signs in and prepares calls of an account. */
export async function signIn(endpointUrl: string, userName: string) {
  const endpoint = { endpointUrl, api: 'proxy' } as const
  let known: Partial<Known> = { userName, deviceId: 'PORTAL', companyId: '1' }
  const anonymous = createSupplierApi({ endpoint, known: async () => known })
  const answer = await anonymous.login({ userid: userName, password: 'sandbox' })
  if (answer.outcome === 'refused') throw new Error(`${userName}: ${answer.message}`)
  const { sessionId } = answer
  const user = await createSupplierApi({ endpoint, known: async () => known, sessionId }).getUserDetails({})
  known = { ...known, customerId: user.customerId, userId: user.userId }
  return (name: QueryName): ReadyCall => ({
    url: functionUrl(endpoint, 'presenter', name),
    headers: callHeaders(endpoint, 'application/json', sessionId),
    body: JSON.stringify(encode(operations[name], operations[name].example, known)),
  })
}
