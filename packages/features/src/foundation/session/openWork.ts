import type { Session } from './createSession.ts'

/** Something that the portal would no longer know after signing out. */
export interface OpenWork {
  readonly title: string
  /** When it was sent or opened, in milliseconds since 1970. */
  readonly at?: number
  /** What the customer can do about it. */
  readonly advice: string
  /** Whether a reload loses it too. */
  readonly isLostByReload?: boolean
  /** Asks the supplier what has become of it. Resolves to what the customer reads. @param supplier Whom to call. */
  readonly lookAgain?: (supplier: string) => Promise<string>
}

type Source = (session: Session) => readonly OpenWork[]

const sources: Source[] = []

/** Registers what may be open in a session. Call it while the module is loaded. */
export function registerOpenWork(source: Source): void {
  sources.push(source)
}

export function openWork(session: Session): readonly OpenWork[] {
  return sources.flatMap((source) => source(session))
}
