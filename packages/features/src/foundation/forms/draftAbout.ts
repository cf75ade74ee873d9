import type { Draft } from './drafts.ts'

/** The values of a form that is about something, such as an invoice: they must not appear in the form about another. */
export interface ValuesAbout<Values> {
  readonly about: string
  readonly values: Values
}

/**
 * The draft of a form as far as it is about one thing. Only one draft is kept: what is typed about something else
 * replaces it. Keep what it returns while the form is on the screen.
 */
export function draftAbout<Values extends object>(draft: Draft<ValuesAbout<Values>>, about: string): Draft<Values> {
  const own = (kept: ValuesAbout<Values> | undefined) => (kept?.about === about ? kept.values : undefined)
  return {
    read: (session) => own(draft.read(session)),
    write: (session, values) => draft.write(session, { about, values }),
    remove: (session) => {
      if (own(draft.read(session))) draft.remove(session)
    },
    beginSending: (session) => (own(draft.read(session)) ? draft.beginSending(session) : () => undefined),
    onReturned: draft.onReturned,
    isAtRisk: draft.isAtRisk,
    isStored: draft.isStored,
  }
}
