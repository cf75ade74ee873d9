import type { Draft } from './drafts.ts'

/** The values of a form about a subject, such as an invoice. They must not appear in the form about another subject. */
export interface ValuesAbout<Values> {
  readonly about: string
  readonly values: Values
}

/**
 * The draft of a form about one subject. Only one draft is kept, so a draft about another subject replaces it. Give the form
 * the same object at each render.
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
