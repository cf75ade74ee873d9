import { useAction } from '../../foundation/api/useAction.ts'
import { withUnknownOutcomeMessage } from '../../foundation/failures/failures.ts'
import { useApi } from '../../foundation/session/useSession.ts'
import { today } from '../../foundation/time/calendarDay.ts'
import { useRecentEntries } from '../customer/recentEntries.ts'
import type { EmailedDocument } from './emailedDocuments.ts'
import { useEmailTools } from './emailTools.ts'
import type { EmailValues } from './emailValues.ts'
import { joinAddresses } from './splitAddresses.ts'

interface DocumentsEmail {
  readonly documents: readonly EmailedDocument[]
  readonly values: EmailValues
}

/** Where the e-mail is written: on the page of a document or in a list. The supplier may queue e-mails from lists. */
export type EmailSource = 'document' | 'list'

const successMessages = {
  document: 'Email sent successfully',
  // The messages are spelled as in the specification.
  sent: "Invoice's sent successfully",
  queued: "Invoice's sent successfully. There are many, so they are queued and e-mailed once they are generated.",
}

/**
 * Sends orders, quotes or invoices by e-mail. Lists use a separate operation of the supplier, even for one document.
 * @throws `run`: SupplierError, TransportError, ActionError
 */
export function useEmailTransactions(from: EmailSource) {
  const api = useApi()
  const { remember } = useRecentEntries()
  const { markEmailed } = useEmailTools()
  return useAction(
    async ({ documents, values }: DocumentsEmail) => {
      const recipients = joinAddresses(values.to)
      const email = {
        format: values.format,
        emailDetails: [
          {
            email_address: recipients,
            email_address_cc: joinAddresses(values.cc),
            email_address_bcc: joinAddresses(values.bcc),
            email_subject: values.subject,
            email_message: values.message,
          },
        ] satisfies [object],
        transactionList: documents.map(({ number, suffix }) => ({
          transactionNumber: number,
          transactionSuffix: suffix,
        })),
      }
      const send = async () => {
        if (from === 'list') return await api.emailTransactions(email)
        await api.emailTransaction(email)
        return from
      }
      const outcome = await withUnknownOutcomeMessage(send)
      remember({ recipients })
      markEmailed(documents, today.current())
      return outcome
    },
    { success: (outcome) => successMessages[outcome] },
  )
}

/** Sends a statement by e-mail. @throws `run`: SupplierError, TransportError, ActionError */
export function useEmailStatement() {
  const api = useApi()
  const { remember } = useRecentEntries()
  return useAction(
    async ({ statementDate, to }: { readonly statementDate: string; readonly to: string }) => {
      const recipients = joinAddresses(to)
      await withUnknownOutcomeMessage(() => api.emailStatement({ statementDate, emailAddress: recipients }))
      remember({ recipients })
    },
    { success: 'Statement sent successfully' },
  )
}
