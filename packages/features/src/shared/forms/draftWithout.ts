import type { Draft } from './drafts.ts'

/**
 * The draft of a form with passwords: these are left out of what is kept, and blank when it is read.
 * @param blank The fields to leave out, with their blank values.
 */
export function draftWithout<Values extends object>(draft: Draft<Values>, blank: Partial<Values>): Draft<Values> {
  return { ...draft, write: (session, values) => draft.write(session, { ...values, ...blank }) }
}
