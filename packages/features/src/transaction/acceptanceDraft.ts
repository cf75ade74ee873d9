import { draftAbout, type ValuesAbout } from '../foundation/forms/draftAbout.ts'
import { createDraft } from '../foundation/forms/drafts.ts'
import type { AcceptanceTerms } from './acceptQuote.ts'

const draft = createDraft<ValuesAbout<AcceptanceTerms>>('What you typed to accept a quote')

/** The terms for a quote that are not sent yet, or of which nobody knows whether they arrived. @param key of the quote */
export const acceptanceDraft = (key: string) => draftAbout(draft, key)
