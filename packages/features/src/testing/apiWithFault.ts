import { createSimulator, fixedNow, worlds, type FaultName } from '@trade-portal/mocks'
import { createSupplierApi, TransportError, type OperationName, type SupplierApi } from '@trade-portal/supplier-api'
import { exampleKnownValues } from '@trade-portal/supplier-api/describe'
import { markReported, signsOut } from '../foundation/failures/failures.ts'

type Status = 'bad-request' | 'unauthorised' | 'forbidden' | 'not-found' | 'too-many-requests' | 'server-error'
/** The faults of an HTTP status, whose body is JSON, HTML or empty. */
const allOf = (status: Status | 'unavailable') => [status, `${status}-html`, `${status}-empty`] as const

/** Faults that a person cannot tell apart. */
export const alike = {
  harmless: ['wrong-content-type', 'mutated-rows', 'repriced', 'foreign-address', 'foreign-tables', 'slow', 'dripping'],
  numbers: [
    'no-number',
    'no-number-null',
    'no-number-blank',
    'no-number-zero',
    'no-number-huge',
    'no-number-markup',
    'no-number-list',
  ],
  endingTheSession: ['session-expired', 'invalid-session', 'api-error', ...allOf('unauthorised')],
  withoutReason: ['field-error-blank', 'field-errors-none'],
  refused: [...allOf('bad-request'), ...allOf('forbidden'), ...allOf('not-found')],
  busy: allOf('too-many-requests'),
  failing: [...allOf('server-error'), ...allOf('unavailable'), 'unavailable-after-commit', 'late-commit'],
  unreadable: ['empty', 'not-json', 'truncated'],
  disconnected: ['network-failure', 'lost-before-commit', 'lost-after-commit', 'reset-after-commit'],
} as const satisfies Readonly<Record<string, readonly FaultName[]>>

/** The text that is shown after each fault, from the faults of each text. */
export function textByFault(faults: Readonly<Record<string, readonly FaultName[]>>) {
  return Object.fromEntries(Object.entries(faults).flatMap(([text, names]) => names.map((name) => [name, text])))
}

/**
 * A signed-in client of a simulated supplier whose answers to one operation have a fault. An error that ends the session
 * counts as reported, as in the portal, whose sign-in page then says the reason.
 */
export function apiWithFault(name: OperationName, fault: FaultName): SupplierApi {
  const simulator = createSimulator(worlds.typical(), { now: () => fixedNow, faults: { [name]: fault } })
  return createSupplierApi({
    endpoint: { endpointUrl: 'https://supplier.example', api: 'proxy' },
    sessionId: simulator.openSession(exampleKnownValues.userName),
    known: () => Promise.resolve(exampleKnownValues),
    onError: (error) => signsOut(error) && markReported(error),
    send: async ({ url, headers, body }) => {
      const response = await simulator.handle(new Request(url, { method: 'POST', headers, body }))
      const text = response.type === 'error' ? undefined : await response.text().catch(() => undefined)
      if (text === undefined) throw new TransportError('network')
      return { status: response.status, text }
    },
  })
}
