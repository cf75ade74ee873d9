import { RowGridSkeleton } from '@trade-portal/design-system'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { useStatements } from '../trade/documents/queries.ts'
import { StatementList } from './StatementList.tsx'

const none = { title: 'No statements yet.', icon: 'document' } as const

/** Statements: the balance at the end of each period, by default latest first. */
export function StatementsScreen() {
  const statements = useStatements()
  return (
    <Screen title={routes.statements.title}>
      <QueryView
        query={statements}
        what="your statements"
        empty={none}
        skeleton={<RowGridSkeleton count={8} />}
        announcement={({ length }) => (length === 0 ? none.title : '')}
      >
        {(all) => <StatementList statements={all} />}
      </QueryView>
    </Screen>
  )
}
