import { createSingleFlight, type SingleFlight } from '../api/useAction.ts'
import type { Session } from './createSession.ts'
import { sessionPart } from './sessionPart.ts'

/**
 * Creates runners for `useAction` that outlive the component that starts the action. If a user leaves the screen during a
 * call and comes back, the call is still shown as pending, and the user cannot send it again.
 * @returns a function that returns the runner for a session and a name. The same session and name always get the same
 * runner.
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
