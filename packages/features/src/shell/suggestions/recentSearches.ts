import * as v from 'valibot'
import { userRecords } from '../../foundation/session/userRecords.ts'

const maxSearches = 5
const maxLength = 100

const keyOf = ({ term }: { readonly term: string }) => term.toLowerCase()

/** What the session's user has searched for, stored on this device, newest first. */
export const recentSearches = userRecords(
  'searches',
  { schema: v.object({ term: v.string() }), keyOf },
  ({ change }) => ({
    remember: (term: string) => {
      if (term.length > maxLength) return
      change((latest) =>
        [{ term }, ...latest.filter((other) => keyOf(other) !== keyOf({ term }))].slice(0, maxSearches),
      )
    },
  }),
)
