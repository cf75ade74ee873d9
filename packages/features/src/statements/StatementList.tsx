import type { Statement } from '@trade-portal/supplier-api'
import { routes } from '../routes.ts'
import { ListTable } from '../foundation/lists/ListTable.tsx'
import { noChoices, useList } from '../foundation/lists/useList.ts'
import { useStatements } from '../trade/documents/queries.ts'
import { PrintHead } from '../trade/customer/PrintHead.tsx'
import { counted } from '../foundation/lists/counted.ts'
import { statementColumns } from './statementColumns.tsx'

const countOf = (count: number) => counted(count, 'statement')
const rowKey = ({ date }: Statement) => date
const rowHref = ({ date }: Statement) => routes.statement.href(date)
const { title } = routes.statements

const empty = { title: 'No statements yet.', icon: 'document' } as const
const none: readonly Statement[] = []

/** The statements, one row for each. They are too few for a search. */
export function StatementList({ tools }: { readonly tools: HTMLElement | null }) {
  const statements = useStatements()
  const list = useList({ rows: statements.data ?? none, rowKey, columns: statementColumns, ...noChoices })
  return (
    <>
      <PrintHead title={title} />
      <ListTable
        label={title}
        list={list}
        query={statements}
        what="your statements"
        empty={empty}
        countOf={countOf}
        toolsIn={tools}
        rowHref={rowHref}
      />
    </>
  )
}
