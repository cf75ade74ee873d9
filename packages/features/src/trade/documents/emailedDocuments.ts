import type { DocumentKey } from '../../documentAddress.ts'
import { counted } from '../../foundation/lists/counted.ts'
import { documentNumber, headingOf } from './documentKind.ts'

export interface EmailedDocument extends DocumentKey {
  /** The supplier's word for the type of the document, such as Invoice. */
  readonly type: string
}

const maxNamed = 5

/** Names one document or, if there are several, the numbers of the first ones and how many more there are. */
export function nameDocuments(documents: readonly EmailedDocument[]) {
  return {
    names:
      documents.length === 1
        ? describeDocuments(documents)
        : documents.slice(0, maxNamed).map(documentNumber).join(', '),
    more: documents.length > maxNamed ? `...and ${counted(documents.length - maxNamed, 'more', 'more')}.` : '',
  }
}

/** Describes documents, such as "Invoice 500001-0" or "3 invoices and 1 credit". */
function describeDocuments(documents: readonly EmailedDocument[]): string {
  const [first] = documents
  if (first && documents.length === 1) return headingOf(first.type, first)
  const types = Map.groupBy(documents, ({ type }) => type.toLowerCase() || 'document')
  const counts = [...types].map(([type, { length }]) => counted(length, type))
  return [counts.slice(0, -1).join(', '), ...counts.slice(-1)].filter((part) => part !== '').join(' and ')
}

/** The type that all documents share; "Document" if they differ. */
export function sharedType(documents: readonly EmailedDocument[]): string {
  const [first] = documents
  return first && first.type !== '' && documents.every(({ type }) => type === first.type) ? first.type : 'Document'
}

export function defaultSubject(documents: readonly EmailedDocument[], companyName: string): string {
  const documentsText = describeDocuments(documents)
  return companyName === '' ? documentsText : `${documentsText} from ${companyName}`
}
