import { Stack, Text } from '@trade-portal/design-system'
import { useConfiguration } from '../../foundation/settings/useConfiguration.ts'
import { documentKey } from './documentKey.ts'
import { EmailDialog, type EmailDialogProps } from './EmailDialog.tsx'
import { defaultSubject, nameDocuments, sharedType, type EmailedDocument } from './emailedDocuments.ts'
import { useEmailTransactions, type EmailSource } from './emailQueries.ts'
import { TransactionFields } from './TransactionFields.tsx'

interface EmailTransactionsDialogProps extends Pick<EmailDialogProps, 'isOpen' | 'onClose' | 'errorIn'> {
  readonly from: EmailSource
  /** The documents to send, at least one. */
  readonly documents: readonly EmailedDocument[]
  /** Called when the supplier has accepted the e-mail, even if the dialog has been closed. */
  readonly onSent?: () => void
}

/** Sends one or several orders, quotes or invoices by e-mail. */
export function EmailTransactionsDialog({ from, documents, onSent, ...dialog }: EmailTransactionsDialogProps) {
  const { companyName } = useConfiguration()
  const email = useEmailTransactions(from)
  const { names, more } = nameDocuments(documents)
  const type = sharedType(documents)
  return (
    <EmailDialog
      title={`Email ${type}${documents.length === 1 ? '' : 's'}`}
      about={documents.map((document) => `${document.type} ${documentKey(document)}`).join(' ')}
      subject={defaultSubject(documents, companyName)}
      {...dialog}
      send={async (values) => {
        await email.run({ documents, values })
        onSent?.()
      }}
      summary={
        <Stack space="none">
          <Text>{names}</Text>
          {more !== '' && <Text tone="subdued">{more}</Text>}
        </Stack>
      }
    >
      <TransactionFields />
    </EmailDialog>
  )
}
