import {
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  Split,
  Stack,
  ToggleGroup,
  useAnnouncement,
  useLocale,
} from '@trade-portal/design-system'
import { useParams } from 'react-router-dom'
import { Screen } from '../foundation/screens/Screen.tsx'
import { addressChoice } from '../foundation/url/addressFields.ts'
import { readSegment } from '../foundation/url/pathSegment.ts'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { routes } from '../routes.ts'
import { statementName } from '../trade/documents/StatementDate.tsx'
import { JobList } from './JobList.tsx'
import { useStatement, useStatementTransactions } from './queries.ts'
import { PayBalanceBar, StatementPanel } from './StatementPanel.tsx'
import { TransactionList } from './TransactionList.tsx'

const byFields = { by: addressChoice(['transaction', 'job']) }
const options = [
  { value: 'transaction', label: 'Transactions' },
  { value: 'job', label: 'By job' },
] as const

/**
 * A statement: its transactions or their sums by job, and its balance beside them. If the list of statements does not
 * contain the statement, the screen says so.
 */
export function StatementScreen() {
  const key = readSegment(useParams()['date'])
  const found = useStatement(key)
  const transactions = useStatementTransactions(key)
  const [{ by }, choose] = useAddressState(byFields)
  const { locale } = useLocale()
  const title = found.data === null ? routes.statement.title : statementName(key, locale)
  const trail = (
    <Breadcrumbs items={[{ label: routes.statements.title, href: routes.statements.href() }, { label: title }]} />
  )
  // Hides errors of the transactions until the list of statements is loaded. If the statement is not in the list, the
  // screen reports that instead.
  const rows = found.isPending ? { ...transactions, error: null } : transactions
  const List = by === 'job' ? JobList : TransactionList
  return (
    <Screen title={title} trail={trail}>
      {found.data === null ? (
        <UnknownStatement />
      ) : (
        <Split side="end" isMainLong isSticky aside={<StatementPanel found={found} />}>
          <Stack space="xsmall">
            {/* Not among the tools of a list, because each view has its own list, and the focus stays here. */}
            <ToggleGroup label="Show" options={options} value={by} onChange={(next) => choose({ by: next })} />
            <List transactions={rows} title={title} statement={key} />
          </Stack>
        </Split>
      )}
      {found.data && <PayBalanceBar statement={found.data.statement} />}
    </Screen>
  )
}

const unknown = 'There is no such statement.'

function UnknownStatement() {
  useAnnouncement(unknown)
  return (
    <EmptyState
      title={unknown}
      icon="document"
      action={<ButtonLink href={routes.statements.href()}>Go to Statements</ButtonLink>}
    >
      The address may not be complete.
    </EmptyState>
  )
}
