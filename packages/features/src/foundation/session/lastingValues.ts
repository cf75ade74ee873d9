import * as v from 'valibot'
import { clearLasting, type KeptText } from '../storage/safeStorage.ts'

// Two kinds of lasting values have an owner: lists of records, each with the name of its user (`userRecords`), and the
// values of one user (`createDraft`).

const json = v.pipe(v.string(), v.parseJson())
const records = v.pipe(json, v.array(v.unknown()))
const outliving = v.object({ username: v.string(), afterSignOut: v.looseObject({}) })
const ofOneUser = v.pipe(json, v.object({ username: v.string() }))

/** For an automatic sign-out: all lasting values stay. */
export const keepAll: KeptText = (text) => text

/**
 * For a user who signs out: of the records of other users stays what is in their field `afterSignOut`, because this user
 * cannot know that another user still needs it.
 */
export const keepForOthers =
  (username: string): KeptText =>
  (text) => {
    const stored = v.safeParse(records, text)
    const kept = (stored.success ? stored.output : []).flatMap((record) => {
      if (!v.is(outliving, record) || record.username === username) return []
      const { username: owner, afterSignOut } = record
      return { ...afterSignOut, username: owner, afterSignOut }
    })
    return kept.length === 0 ? undefined : JSON.stringify(kept)
  }

/** Deletes the drafts that another user has left in this tab. */
export function forgetDraftsOfOthers(username: string): void {
  clearLasting((text) => {
    const stored = v.safeParse(ofOneUser, text)
    return stored.success && stored.output.username !== username ? undefined : text
  })
}
