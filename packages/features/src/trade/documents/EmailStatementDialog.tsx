import { Text } from '@trade-portal/design-system'
import { EmailDialog } from './EmailDialog.tsx'
import { useEmailStatement } from './emailQueries.ts'
import { StatementDate } from './StatementDate.tsx'

interface EmailStatementDialogProps {
  /** The supplier's key of the statement, exactly as received. */
  readonly statementDate: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Sends a statement by e-mail. The supplier only accepts a recipient, and writes the rest of the e-mail itself. */
export function EmailStatementDialog({ statementDate, isOpen, onClose }: EmailStatementDialogProps) {
  const email = useEmailStatement()
  return (
    <EmailDialog
      title="Email Statement"
      about={`statement ${statementDate}`}
      subject=""
      isOpen={isOpen}
      onClose={onClose}
      send={({ to }) => email.run({ statementDate, to })}
      summary={
        <Text>
          Statement of <StatementDate date={statementDate} />
        </Text>
      }
    />
  )
}
