import type { Wire } from '@trade-portal/supplier-api'
import type { AnonymousOperationName, SignedInOperationName } from '../operations/handlerTypes.ts'
import { handlers, isAnonymous } from '../operations/index.ts'
import { anonymousHandlers } from '../operations/session.ts'
import { recordedCall, type RecordedCall, type Recording } from '../recording/recording.ts'
import { Refusal, type RefusalRow } from '../rules/refusal.ts'
import { sessionOf } from '../rules/sessions.ts'
import type { Outcome } from '../state/ledger.ts'
import type { Session, Supplier } from '../state/supplier.ts'
import type { OperationRequest } from './parseRequest.ts'
import { checkOwner, validatePayload } from './validatePayload.ts'

/** The result of an operation, before any fault alters it. */
interface OperationResult {
  readonly outcome: Extract<Outcome, 'answered' | 'refused' | 'invalid-session'>
  readonly body: unknown
  /** The HTTP status; 200 by default. */
  readonly status?: number
}

/**
 * Checks the session, then returns the recorded answer if there is one. Otherwise checks the payload and runs the
 * operation's handler.
 */
export function runOperation(
  supplier: Supplier,
  request: OperationRequest,
  recording: Recording = {},
): OperationResult {
  try {
    const { name } = request
    if (isAnonymous(name)) return { outcome: 'answered', body: runAnonymous(name, supplier, request) }
    const session = sessionOf(supplier, request.sessionId)
    if (!session) return refused('invalid-session', [{ field: '', msg: 'Invalid Session ContextID' }])
    const recorded = recordedCall(recording, name, request.body)
    if (recorded) return resultOf(recorded)
    // If the user details come from a recording, they name a customer that the world does not have. The portal then sends
    // that customer's number in its requests. `checkOwner` would refuse them, so it is not called.
    if (recording.getUserDetails === undefined) checkOwner(name, request.body, session)
    return { outcome: 'answered', body: runSignedIn(name, supplier, request, session) }
  } catch (error) {
    if (error instanceof Refusal) return refused('refused', error.rows)
    throw error
  }
}

function resultOf({ answer, status = 200 }: RecordedCall): OperationResult {
  const isRefusal = typeof answer === 'object' && answer !== null && 'hasErrors' in answer && answer.hasErrors === true
  return { outcome: isRefusal ? 'refused' : 'answered', body: answer, status }
}

function refused(outcome: 'refused' | 'invalid-session', rows: readonly RefusalRow[]): OperationResult {
  return { outcome, body: { hasErrors: true, errorTable: rows } }
}

function runAnonymous<N extends AnonymousOperationName>(
  name: N,
  supplier: Supplier,
  request: OperationRequest,
): Wire<N> {
  return anonymousHandlers[name]({ payload: validatePayload(name, request.body), supplier, ...addresses(request) })
}

function runSignedIn<N extends SignedInOperationName>(
  name: N,
  supplier: Supplier,
  request: OperationRequest,
  session: Session,
): Wire<N> {
  return handlers[name]({ payload: validatePayload(name, request.body), supplier, session, ...addresses(request) })
}

function addresses({ endpointUrl }: OperationRequest) {
  return {
    endpointUrl,
    pictureUrl: (name: string) => `${endpointUrl}/pictures/${name}.svg`,
    datasheetUrl: (productId: string) => `${endpointUrl}/datasheets/${productId}.pdf`,
    fileUrl: (name: string) => `${endpointUrl}/files/${name}.pdf`,
  }
}
