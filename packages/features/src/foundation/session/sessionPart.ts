import { createSingleFlight, type SingleFlight } from '../api/useAction.ts'
import type { RegisteredPart, Session } from './createSession.ts'

interface SessionPart<Value, HandedOver> extends Pick<RegisteredPart, 'close' | 'unfinishedWork'> {
  readonly value: Value
  /** Called before `close` when the session ends automatically. Returns the data for the same user's next session. */
  readonly handOver?: () => HandedOver | undefined
}

/**
 * Defines a value that exists as long as a session, such as the cart id. The value is created on first use, or together
 * with the session if the same user's previous session handed over data for it. The part registers itself, so the code of
 * the session does not have to list all parts. See `userRecords` for what is stored on the device.
 * @param create Called once for each session, with the data that was handed over. A part that needs another part has to
 * use it here, so that the other one is handed over first.
 */
export function sessionPart<Value, HandedOver = undefined>(
  create: (session: Session, handedOver: HandedOver | undefined) => SessionPart<Value, HandedOver>,
) {
  const values = new WeakMap<Session, { readonly value: Value }>()
  const of = (session: Session, handedOver?: HandedOver): Value => {
    const existing = values.get(session)
    if (existing) return existing.value
    const { value, close, unfinishedWork, handOver } = create(session, handedOver)
    values.set(session, { value })
    session.register({
      close,
      unfinishedWork,
      handOver: () => {
        const data = handOver?.()
        return data === undefined ? undefined : (next) => void of(next, data)
      },
    })
    return value
  }
  return {
    /** The value for a session; created on first use. */
    of: (session: Session): Value => of(session),
  }
}

/**
 * Creates runners for `useAction` that outlive the component that starts the action. If a user leaves the screen during a
 * call and comes back, the call is still shown as pending, and the user cannot send it again.
 * @returns a function that returns the runner for a session and a name, always the same one
 */
export function sessionActions<Argument, Outcome>() {
  const runners = sessionPart(() => ({ value: new Map<string, SingleFlight<Argument, Outcome>>() }))
  return (session: Session, name: string): SingleFlight<Argument, Outcome> => {
    const all = runners.of(session)
    const runner = all.get(name) ?? createSingleFlight<Argument, Outcome>('exclusive')
    all.set(name, runner)
    return runner
  }
}
