import { Status } from '@trade-portal/design-system'
import type { StockStatus } from '@trade-portal/supplier-api'
import { useSession } from '../../foundation/session/useSession.ts'
import { stockWords } from '../cart/stockWords.ts'
import { knownStock } from './stockQueries.ts'

const tones = { InStock: 'positive', LowStock: 'caution', SpecialOrder: 'info' } as const

export function StockMark({ status }: { readonly status: StockStatus }) {
  // From the first status that is shown, the session keeps what the supplier says about the stock.
  knownStock.of(useSession())
  return <Status tone={tones[status]}>{stockWords[status]}</Status>
}

interface StockOfProps {
  readonly line: { readonly productId: string; readonly stockStatus?: StockStatus | null }
}

/** The stock of a line's product, if the line or an earlier answer says it. */
export function StockOf({ line: { productId, stockStatus = null } }: StockOfProps) {
  const known = knownStock.of(useSession())
  const status = stockStatus ?? known.of(productId)
  return status && <StockMark status={status} />
}
