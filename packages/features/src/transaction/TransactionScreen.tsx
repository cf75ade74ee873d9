import { Breadcrumbs } from '@trade-portal/design-system'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import {
  readDocument,
  transactionPath,
  type DocumentKey,
  type TransactionPath,
} from '../foundation/url/documentAddress.ts'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { NotFoundScreen } from '../foundation/screens/NotFoundScreen.tsx'
import { Screen } from '../foundation/screens/Screen.tsx'
import { documentKey } from '../trade/documents/documentKey.ts'
import { counted } from '../foundation/lists/counted.ts'
import { DocumentContents } from './DocumentContents.tsx'
import { headingOf, typeName } from '../trade/documents/documentKind.ts'
import { shownDocument } from './shownDocument.ts'
import { DocumentSkeleton } from './DocumentSkeleton.tsx'
import { useTransaction } from './queries.ts'
import { breadcrumbsOf } from './breadcrumbsOf.ts'
import { useRequestError } from './useRequestError.ts'

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
  return (
    <Screen title={heading} trail={<Breadcrumbs items={breadcrumbsOf(type, path, heading)} />}>
      <QueryView
        // Without the error, because a failure opens another page.
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
