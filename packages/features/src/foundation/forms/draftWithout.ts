import type { Draft } from './drafts.ts'

/**
 * The draft of a form with passwords: these are kept as blank ones.
 * @param blank The fields to leave out, with their blank values.
 */
export function draftWithout<Values extends object>(draft: Draft<Values>, blank: Partial<Values>): Draft<Values> {
  return { ...draft, write: (session, values) => draft.write(session, { ...values, ...blank }) }
}
