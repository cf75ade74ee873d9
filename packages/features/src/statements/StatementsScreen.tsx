import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { StatementList } from './StatementList.tsx'

/** Statements: the balance at the end of each period, by default latest first. */
export function StatementsScreen() {
  return (
    <Screen title={routes.statements.title}>
      <StatementList />
    </Screen>
  )
}
