import type { Statement } from '@trade-portal/supplier-api'
import { routes } from '../shared/addresses/routes.ts'
import { ListTable } from '../shared/lists/ListTable.tsx'
import { useList } from '../shared/lists/useList.ts'
import { statementColumns } from './statementColumns.tsx'
import { statementFileColumns } from './statementFileColumns.ts'

const rowKey = ({ date }: Statement) => date
const rowHref = ({ date }: Statement) => routes.statement.href(date)
const file = { title: routes.statements.title, columns: statementFileColumns }

/** The statements, one row for each. There are so few that a search would not help. */
export function StatementList({ statements }: { readonly statements: readonly Statement[] }) {
  const list = useList({ rows: statements, columns: statementColumns, rowKey })
  return <ListTable label={routes.statements.title} list={list} file={file} rowHref={rowHref} />
}
