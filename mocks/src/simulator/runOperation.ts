import type { Wire } from '@trade-portal/supplier-api'
import type { AnonymousName, SignedInName } from '../operations/handlerTypes.ts'
import type { Outcome } from '../state/ledger.ts'
import { isAnonymous, simulated, simulatedAnonymous } from '../operations/index.ts'
import { checkedPayload, checkOwner } from './validatePayload.ts'
import type { ReceivedCall } from './parseRequest.ts'
import { Refusal, type RefusalRow } from '../rules/refusal.ts'
import { sessionOf } from '../rules/sessions.ts'
import type { Session, Supplier } from '../state/supplier.ts'

/** What an operation came to, before any fault touches it. */
export interface Performed {
  readonly outcome: Extract<Outcome, 'answered' | 'refused' | 'invalid-session'>
  readonly body: unknown
}

/** Session, payload, rules: everything that a call goes through at the supplier's. */
export function perform(supplier: Supplier, received: ReceivedCall): Performed {
  try {
    const { name } = received
    if (isAnonymous(name)) return { outcome: 'answered', body: answerAnybody(name, supplier, received) }
    const session = sessionOf(supplier, received.sessionId)
    if (!session) return refused('invalid-session', [{ field: '', msg: 'Invalid Session ContextID' }])
    checkOwner(name, received.body, session)
    return { outcome: 'answered', body: answerSignedIn(name, supplier, received, session) }
  } catch (error) {
    if (error instanceof Refusal) return refused('refused', error.rows)
    throw error
  }
}

function refused(outcome: 'refused' | 'invalid-session', rows: readonly RefusalRow[]): Performed {
  return { outcome, body: { hasErrors: true, errorTable: rows } }
}

function answerAnybody<N extends AnonymousName>(name: N, supplier: Supplier, received: ReceivedCall): Wire<N> {
  return simulatedAnonymous[name]({ payload: checkedPayload(name, received.body), supplier, ...addresses(received) })
}

function answerSignedIn<N extends SignedInName>(
  name: N,
  supplier: Supplier,
  received: ReceivedCall,
  session: Session,
): Wire<N> {
  return simulated[name]({ payload: checkedPayload(name, received.body), supplier, session, ...addresses(received) })
}

function addresses({ endpointUrl }: ReceivedCall) {
  return {
    endpointUrl,
    pictureUrl: (name: string) => `${endpointUrl}/pictures/${name}.svg`,
    datasheetUrl: (productId: string) => `${endpointUrl}/datasheets/${productId}.pdf`,
    fileUrl: (name: string) => `${endpointUrl}/files/${name}.pdf`,
  }
}
