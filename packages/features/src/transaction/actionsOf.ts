import type { Access } from '../trade/access/queries.ts'
import type { ShownDocument } from '../trade/document-contents/shownDocument.ts'
import type { DocumentKind } from '../trade/documents/documentKind.ts'
import { goodsOf } from './documentGoods.ts'

export type DocumentAction =
  | 'accept'
  | 'pay'
  | 'copy'
  | 'reorder'
  | 'email'
  | 'comment'
  | 'price'
  | 'claim'
  | 'change'
  | 'question'
  | 'list'

/** The actions for each kind of document, most likely first. */
const offers: Readonly<Record<DocumentKind, readonly DocumentAction[]>> = {
  order: ['copy', 'reorder', 'email', 'change', 'claim', 'question', 'list'],
  quote: ['accept', 'copy', 'reorder', 'email', 'price', 'change', 'question', 'list'],
  invoice: ['pay', 'email', 'comment', 'copy', 'reorder', 'claim', 'question', 'list'],
  payment: ['email', 'change', 'question'],
  other: ['email', 'copy', 'change', 'question'],
}

interface Circumstances {
  /**
   * Whether the customer has access to a part of the portal. True until the access is known, so that buttons do not move.
   */
  readonly mayOpen: Access['mayOpen']
  /** Whether the quote was accepted, or may have been. */
  readonly isAccepted: boolean
  /** Whether the newest statement says that the invoice is paid. Paying is then the last action. */
  readonly isPaid: boolean
}

/** The actions that the customer can take on a document, most likely first. */
export function actionsOf(
  { kind, totalIncGst, lines }: Pick<ShownDocument, 'kind' | 'totalIncGst' | 'lines'>,
  { mayOpen, isAccepted, isPaid }: Circumstances,
): readonly DocumentAction[] {
  const isHidden: Partial<Record<DocumentAction, boolean>> = {
    accept: isAccepted,
    pay: !mayOpen('payAccount') || (totalIncGst ?? 0) <= 0,
    copy: !mayOpen('cart') || lines.length === 0,
    price: !mayOpen('cart') || lines.length === 0,
    claim: (totalIncGst ?? 0) < 0 || lines.length === 0,
    reorder: !mayOpen('orderAgain') || !lines.some(({ quantity }) => quantity !== null && quantity > 0),
    list: !mayOpen('customLists') || !mayOpen('cart') || goodsOf({ lines }).length === 0,
  }
  const shown = offers[kind].filter((action) => isHidden[action] !== true)
  return isPaid ? [...shown.filter((action) => action !== 'pay'), ...shown.filter((action) => action === 'pay')] : shown
}
