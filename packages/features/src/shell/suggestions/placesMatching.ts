import type { InvoiceRow, OrderRow } from '@trade-portal/supplier-api'
import { documentKeyOf, readDocument, type DocumentKey, type TransactionPath } from '../../documentAddress.ts'
import { routeNames, routes } from '../../routes.ts'
import type { AccessName } from '../../trade/access/access.ts'
import { documentKey } from '../../trade/documents/documentKey.ts'
import { headingOf, typeName } from '../../trade/documents/documentKind.ts'

interface ListedDocument {
  readonly path: TransactionPath
  readonly key: DocumentKey
  /** Type and number, such as "Order 481254". */
  readonly heading: string
  readonly about: string
}

interface SearchedDocument extends ListedDocument {
  readonly id: string
  readonly words: string
}

interface Lists {
  readonly orders: readonly OrderRow[] | undefined
  readonly invoices: readonly InvoiceRow[] | undefined
}

/** Prepares the searchable texts of documents once, because a search runs at each keystroke. */
export function searchedDocuments({ orders = [], invoices = [] }: Lists): readonly SearchedDocument[] {
  const searched = (path: TransactionPath) => (row: OrderRow | InvoiceRow) => {
    const { number, suffix, jobName, reference } = row
    const about = [jobName, reference].filter((text) => text !== '').join(' · ')
    return {
      path,
      key: { number, suffix },
      heading: headingOf(typeName(row.type, path), row),
      about,
      id: documentKey(row).toLowerCase(),
      words: about.toLowerCase(),
    }
  }
  return [...orders.map(searched('orders')), ...invoices.map(searched('invoices'))]
}

const maxDocuments = 4
/** The minimum length of a text for inexact matches, because shorter texts would match nearly everything. */
const fewestLetters = 3

/**
 * The documents that match a text: first those whose number is the text, then those whose number begins with it, then those
 * whose job name or order reference contains it.
 */
export function documentsMatching(text: string, documents: readonly SearchedDocument[]): readonly ListedDocument[] {
  const wanted = text.toLowerCase()
  if (wanted === '') return []
  const exact = documents.filter(({ id, key }) => id === wanted || key.number.toLowerCase() === wanted)
  if (wanted.length < fewestLetters) return exact.slice(0, maxDocuments)
  const begun = documents.filter(({ id }) => id.startsWith(wanted))
  const named = documents.filter(({ words }) => words.includes(wanted))
  return [...new Set([...exact, ...begun, ...named])].slice(0, maxDocuments)
}

/** The key of the document if the text is a document number, such as `481254` or `500028-0`; otherwise undefined. */
export function documentNumbered(text: string): DocumentKey | undefined {
  if (/^\d{4,10}-\d{1,4}$/.test(text)) return readDocument(text)
  return /^\d{4,10}$/.test(text) ? documentKeyOf(text, '0') : undefined
}

interface Page {
  readonly title: string
  readonly href: string
}

const maxPages = 3

/** Routes that are never suggested: they are reached from other pages, or are for people who set up the portal. */
const neverSuggested: ReadonlySet<string> = new Set(['search', 'checkout', 'orderComplete', 'playground'])

/** The pages whose name has a word that begins with the text. The text needs at least two letters. */
export function pagesMatching(text: string, has: (name: AccessName) => boolean): readonly Page[] {
  const wanted = text.toLowerCase()
  if (wanted.length < 2) return []
  const isBegun = (name: string) => ` ${name.toLowerCase()}`.includes(` ${wanted}`)
  return pages(has)
    .filter(({ title, label }) => isBegun(title) || isBegun(label))
    .slice(0, maxPages)
}

function pages(has: (name: AccessName) => boolean) {
  return routeNames().flatMap((name) => {
    const route = routes[name]
    const access = 'access' in route ? route.access : undefined
    // Leaves out optional parameters: `/products/:category?/:type?/:class?` becomes `/products`, which needs no parameter.
    const href = route.path.replace(/\/:\w+\?.*$/, '')
    if (href.includes(':') || neverSuggested.has(name) || typeof access === 'object' || access === 'public') return []
    const label = 'menu' in route ? route.menu.label : route.title
    return access === undefined || has(access) ? [{ title: route.title, label, href }] : []
  })
}
