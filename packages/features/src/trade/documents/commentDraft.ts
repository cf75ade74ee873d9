import { draftAbout, type ValuesAbout } from '../../foundation/forms/draftAbout.ts'
import { createDraft } from '../../foundation/forms/drafts.ts'

const draft = createDraft<ValuesAbout<{ readonly text: string }>>('Your comment on an invoice')

/** The unsaved comment on an invoice. @param key of the invoice */
export const commentDraft = (key: string) => draftAbout(draft, key)
