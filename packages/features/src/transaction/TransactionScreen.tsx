import {
  Breadcrumbs,
  Card,
  CardSkeleton,
  DataTableSkeleton,
  DescriptionListSkeleton,
  formatCalendarDate,
  Grid,
  Hidden,
  Skeleton,
  Split,
  useLocale,
  type Locale,
} from '@trade-portal/design-system'
import { useMemo, useEffect } from 'react'
import { useParams, useLocation, useNavigate } from 'react-router-dom'
import { readDocument, transactionPath, type DocumentKey, type TransactionPath } from '../documentAddress.ts'
import type { Loadable } from '../foundation/api/loadable.ts'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { firstServerMessage, signsOut } from '../foundation/failures/failures.ts'
import { counted } from '../foundation/lists/counted.ts'
import { useListAddress } from '../foundation/lists/listAddress.ts'
import { MoreActions } from '../foundation/screens/MoreActions.tsx'
import { Screen, ScreenTools } from '../foundation/screens/Screen.tsx'
import { returnHistoryState } from '../foundation/url/historyState.ts'
import { routes } from '../routes.ts'
import { NotFoundScreen } from '../trade/access/NotFoundScreen.tsx'
import { lineColumns } from '../trade/document-contents/DocumentLines.tsx'
import { shownDocument, type ShownDocument } from '../trade/document-contents/shownDocument.ts'
import { documentKey } from '../trade/documents/documentKey.ts'
import { headingOf, kindOf, typeName } from '../trade/documents/documentKind.ts'
import { DocumentContents } from './DocumentContents.tsx'
import { useTransaction } from './queries.ts'

/** The document at an address such as `/invoices/500001-0`. */
export function TransactionScreen() {
  const { type, document } = useParams()
  const path = transactionPath(type)
  const key = readDocument(document)
  if (path === undefined || key === undefined) return <NotFoundScreen />
  return <DocumentScreen key={`${path} ${documentKey(key)}`} path={path} number={key.number} suffix={key.suffix} />
}

interface DocumentScreenProps extends DocumentKey {
  readonly path: TransactionPath
}

function DocumentScreen({ path, number, suffix }: DocumentScreenProps) {
  const query = useTransaction({ number, suffix })
  const { data } = query
  useRequestError(query)
  const document = useMemo(() => data && shownDocument(data, { number, suffix }, path), [data, number, suffix, path])
  const type = document?.type ?? typeName('', path)
  const heading = headingOf(type, { number, suffix })
  const list = listOf(type, path)
  const listAddress = useListAddress(list.href())
  const { locale } = useLocale()
  return (
    <Screen
      title={heading}
      phoneFacts={document ? factsOf(document, locale) : factsPlaceholder}
      trail={<Breadcrumbs items={[{ label: list.menu.label, href: listAddress }, { label: heading }]} />}
    >
      <QueryView
        // No error is passed, because `useRequestError` opens the error page instead.
        query={{ data: document, error: null, isFetching: query.isFetching, refetch: query.refetch }}
        what="the document"
        skeleton={<DocumentSkeleton />}
        announcement={(shown) => `${shown.heading}, ${counted(shown.lines.length, 'line')}`}
      >
        {(shown) => (
          <DocumentContents document={shown} readAt={query.dataUpdatedAt} onReadAgain={() => query.refetch()} />
        )}
      </QueryView>
    </Screen>
  )
}

const lists = {
  order: routes.orders,
  quote: routes.orders,
  invoice: routes.invoices,
  payment: routes.statements,
}

const listsByPath: Readonly<Record<TransactionPath, keyof typeof lists>> = {
  orders: 'order',
  quotes: 'quote',
  invoices: 'invoice',
  credits: 'invoice',
  payments: 'payment',
}

/** The list that contains a document. */
function listOf(type: string, path: TransactionPath) {
  const kind = kindOf(type)
  return lists[kind === 'other' ? listsByPath[path] : kind]
}

/** A non-breaking space, which reserves the line for the facts while the document is loading. */
const factsPlaceholder = '\u00a0'

function factsOf({ jobName, invoiceDate }: ShownDocument, locale: Locale): string {
  return [jobName, invoiceDate && formatCalendarDate(invoiceDate, locale)].filter(Boolean).join(' · ')
}

function DocumentSkeleton() {
  return (
    <>
      <ScreenTools>
        <Hidden above="desktop" onPaper>
          <MoreActions />
        </Hidden>
        <Hidden below="desktop">
          <Skeleton shape="button" count={4} />
        </Hidden>
      </ScreenTools>
      <Split
        side="end"
        aside={
          <Grid minColumn="medium" space="medium" align="start">
            <CardSkeleton content="facts" count={4} />
            <Card>
              <DescriptionListSkeleton count={6} />
            </Card>
          </Grid>
        }
      >
        <DataTableSkeleton columns={lineColumns} count={4} />
      </Split>
    </>
  )
}

/**
 * Replaces the page with the error page if the query has failed. If the failure signs the user out, the sign-in page gives
 * the reason instead.
 */
function useRequestError({ data, error }: Loadable<unknown>): void {
  const navigate = useNavigate()
  // 'default' is React Router's key for the first page in a tab, which has no page before it.
  const isFirst = useLocation().key === 'default'
  const hasFailed = data === undefined && error !== null && !signsOut(error)
  useEffect(() => {
    if (!hasFailed) return
    const message = firstServerMessage(error, 'Unable to perform your request')
    void navigate(routes.requestError.href(message), { replace: true, state: isFirst ? null : returnHistoryState })
  }, [hasFailed, error, isFirst, navigate])
}
