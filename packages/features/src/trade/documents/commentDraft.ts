import { draftAbout, type ValuesAbout } from '../../foundation/forms/draftAbout.ts'
import { createDraft } from '../../foundation/forms/drafts.ts'

const draft = createDraft<ValuesAbout<{ readonly text: string }>>('Your comment on an invoice')

/** What is typed about an invoice and not saved yet. @param key of the invoice */
export const commentDraft = (key: string) => draftAbout(draft, key)
