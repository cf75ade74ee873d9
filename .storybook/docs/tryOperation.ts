import { createSimulator, fixedNow, worlds } from '@trade-portal/mocks'
import { callHeaders, encode, functionUrl, operations, type OperationName } from '@trade-portal/supplier-api'

const endpoint = { endpointUrl: 'https://supplier.example', api: 'proxy' } as const
const longest = 1200

/** Sends an operation's example to a fresh simulator. @returns the answer as it travels, cut where it is long. */
export async function tryOperation(name: OperationName): Promise<string> {
  const world = worlds.typical()
  const simulator = createSimulator(world, { now: () => fixedNow })
  const user = world.users.find(({ userName }) => userName === 'demo-admin')
  const known = {
    deviceId: 'TRADEPORTAL',
    companyId: 'CBS',
    userName: 'demo-admin',
    customerId: user?.customerId ?? '',
    userId: user?.id ?? '',
  }
  const definition = operations[name]
  const isForm = definition.api === 'userLogin'
  const payload = encode(definition, definition.example, known)
  const body = isForm
    ? new URLSearchParams(Object.entries(payload).map(([field, value]) => [field, String(value)])).toString()
    : JSON.stringify(payload)
  const request = new Request(functionUrl(endpoint, definition.api ?? 'presenter', name), {
    method: 'POST',
    headers: callHeaders(
      endpoint,
      isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      isForm ? undefined : simulator.openSession('demo-admin'),
    ),
    body,
  })
  const text = await (await simulator.handle(request)).text()
  return text.length > longest ? `${text.slice(0, longest)} … (${text.length} characters)` : text
}
