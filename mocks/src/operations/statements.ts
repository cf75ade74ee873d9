import { fromCents } from '@trade-portal/supplier-api'
import { requiredAddresses, sendEmail } from '../rules/outbox.ts'
import { refuseAsNotFound } from '../rules/refusal.ts'
import { statementDay, statementItems, statementReference, statementsOf } from '../rules/statements.ts'
import type { AreaHandlers } from './handlerTypes.ts'
import { ageingRow } from './rows/ageingRow.ts'

export const statements: AreaHandlers<'statements'> = {
  getStatementList: ({ payload, supplier, session: { customer } }) => {
    const found = statementsOf(supplier, customer.id).filter(({ day }) => day >= payload.fromDate)
    if (found.length === 0) refuseAsNotFound()
    return {
      StatementList: {
        Statement: found.map(({ key, ageing }) => ({
          dateStatement: key,
          customerName: customer.name,
          ...ageingRow(ageing),
        })),
      },
    }
  },

  getStatementDetail: ({ payload, supplier, session }) => ({
    StatementDetail: {
      StatementTransaction: statementItems(supplier, session.customer.id, payload.statementDate).map((item) => ({
        transactionNumber: item.number,
        transactionSuffix: item.suffix,
        displayType: item.type,
        transactionDate: item.date,
        displayAmount: fromCents(item.amount),
        balanceAmount: fromCents(item.balance),
        transactionRef: item.reference,
        custOrdNo: item.orderReference,
        jobName: item.jobName,
      })),
    },
  }),

  emailStatement: ({ payload: { emailAddress, statementDate }, supplier, session }) => {
    const items = statementItems(supplier, session.customer.id, statementDate)
    sendEmail(supplier, {
      about: 'statement',
      to: requiredAddresses('emailAddress', emailAddress),
      subject: `Statement ${statementDate}`,
      body: `${items.length} transactions.`,
      attachments: [
        `Statement ${statementReference(session.customer.id, statementDay(supplier, session.customer.id, statementDate))}`,
      ],
    })
    return {}
  },
}
