import * as v from 'valibot'
import { createDraft } from '../../foundation/forms/drafts.ts'

/** The job for which the customer has begun an order, until the checkout has taken it over. */
export const nextJob = createDraft('The job of your next order', {
  key: 'next-job',
  schema: v.object({ job: v.string() }),
  // Nothing was typed that signing out could lose.
  unfinishedWork: () => [],
})
