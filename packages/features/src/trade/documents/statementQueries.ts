import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { joinQueries, type Loadable } from '../../foundation/api/loadable.ts'
import { useApi } from '../../foundation/session/useSession.ts'
import { statedInvoices, type StatedOf } from './paidState.ts'
import { statementsQuery, statementTransactionsQuery } from './queries.ts'

interface NewestStatement {
  /** The key of the statement; undefined if the customer has no statement yet. */
  readonly date: string | undefined
  readonly statedOf: StatedOf
}

/** What the newest statement says of invoices. @param isAsked Whether to load it. */
export function useNewestStatement(isAsked: boolean): Loadable<NewestStatement> {
  const api = useApi()
  const list = useQuery({ ...statementsQuery(api), enabled: isAsked })
  const date = list.data?.[0]?.date
  const rows = useQuery({ ...statementTransactionsQuery(api, date ?? ''), enabled: isAsked && date !== undefined })
  const data = useMemo(() => {
    if (!list.data) return undefined
    if (date === undefined) return { date, statedOf: statedInvoices(date, []) }
    return rows.data && { date, statedOf: statedInvoices(date, rows.data) }
  }, [list.data, date, rows.data])
  return { ...joinQueries({ list, rows }), data }
}
