import { createRunner, type Runner } from '../api/createRunner.ts'
import type { Session } from './createSession.ts'
import { sessionPart } from './sessionPart.ts'

/**
 * Runners of `useAction` that outlive the button: who leaves a screen while a call is under way and comes back finds it
 * pending, and cannot send it again.
 * @returns the one runner of a session and a name
 */
export function keptRunners<Argument, Outcome>() {
  const runners = sessionPart(() => ({ value: new Map<string, Runner<Argument, Outcome>>() }))
  return (session: Session, name: string): Runner<Argument, Outcome> => {
    const all = runners.of(session)
    const runner = all.get(name) ?? createRunner<Argument, Outcome>('exclusive')
    all.set(name, runner)
    return runner
  }
}
