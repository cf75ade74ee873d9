import type { Draft } from './drafts.ts'

/**
 * A draft that does not store some fields, such as passwords.
 * @param blank The fields to leave out, with the values to store instead.
 */
export function draftWithout<Values extends object>(draft: Draft<Values>, blank: Partial<Values>): Draft<Values> {
  return { ...draft, write: (session, values) => draft.write(session, { ...values, ...blank }) }
}
