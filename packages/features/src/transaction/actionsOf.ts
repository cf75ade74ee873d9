import type { Settings } from '@trade-portal/supplier-api'
import type { DocumentKind } from '../shared/transactions/documentKind.ts'
import type { ShownDocument } from './shownDocument.ts'

export type DocumentAction = 'accept' | 'pay' | 'copy' | 'email' | 'comment' | 'change'

/** What each kind of document offers, the most likely first. */
const offers: Readonly<Record<DocumentKind, readonly DocumentAction[]>> = {
  order: ['copy', 'email', 'change'],
  quote: ['accept', 'copy', 'email', 'change'],
  invoice: ['pay', 'email', 'comment', 'copy'],
  payment: ['email', 'change'],
  other: ['email', 'copy', 'change'],
}

interface Circumstances {
  readonly settings: Pick<Settings, 'hasCart' | 'hasPayAccount'>
  /** The quote was accepted, or may have been. */
  readonly isAccepted: boolean
}

/** What the customer can do with a document, the most likely first. */
export function actionsOf(
  { kind, totalIncGst, lines }: Pick<ShownDocument, 'kind' | 'totalIncGst' | 'lines'>,
  { settings, isAccepted }: Circumstances,
): readonly DocumentAction[] {
  const isHidden: Partial<Record<DocumentAction, boolean>> = {
    accept: isAccepted,
    pay: !settings.hasPayAccount || (totalIncGst ?? 0) <= 0,
    copy: !settings.hasCart || lines.length === 0,
  }
  return offers[kind].filter((action) => isHidden[action] !== true)
}
