import { draftAbout, type ValuesAbout } from '../foundation/forms/draftAbout.ts'
import { createDraft } from '../foundation/forms/drafts.ts'
import type { AcceptanceTerms } from './acceptQuote.ts'

const draft = createDraft<ValuesAbout<AcceptanceTerms>>('What you typed to accept a quote')

/** The draft of the terms for a quote, until these are known to have arrived. @param key The key of the quote. */
export const acceptanceDraft = (key: string) => draftAbout(draft, key)
