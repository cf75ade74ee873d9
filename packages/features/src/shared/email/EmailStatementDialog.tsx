import { CalendarDate, Text } from '@trade-portal/design-system'
import { readIsoDate } from '@trade-portal/supplier-api'
import { EmailDialog } from './EmailDialog.tsx'
import { useEmailStatement } from './queries.ts'

export interface EmailStatementDialogProps {
  /** The supplier's key of the statement, exactly as received. */
  readonly statementDate: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Sends a statement by e-mail. The supplier takes an address only, and writes the rest itself. */
export function EmailStatementDialog({ statementDate, isOpen, onClose }: EmailStatementDialogProps) {
  const email = useEmailStatement()
  const day = readIsoDate(statementDate)
  return (
    <EmailDialog
      title="Email Statement"
      about={`statement ${statementDate}`}
      subject=""
      isOpen={isOpen}
      onClose={onClose}
      send={({ to }) => email.run({ statementDate, to })}
      summary={<Text>Statement of {day === null ? statementDate : <CalendarDate value={day} />}</Text>}
    />
  )
}
