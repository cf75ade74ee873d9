import type { Settings } from '@trade-portal/supplier-api'
import type { Session } from './createSession.ts'

interface AskAheadInput {
  readonly session: Session
  readonly settings: Settings
  /** Those of the address. */
  readonly parameters: Readonly<Record<string, string | undefined>>
}

/** Sends the reads that a part of a page begins with, before it is rendered. */
export type AskAhead = (input: AskAheadInput) => void
