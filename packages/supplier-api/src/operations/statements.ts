import * as v from 'valibot'
import { agedBalances, ageing } from '../entities/ageing.ts'
import { operation } from '../operation.ts'
import { id, isoDate, money, emptyAnswer, rows, tableOf, text } from '../wire.ts'

const statement = v.pipe(
  v.object({
    /** The date is also the key of the statement, so it is kept exactly as received. */
    dateStatement: id,
    customerName: text,
    ...agedBalances.entries,
  }),
  v.transform((wire) => ({ date: wire.dateStatement, customerName: wire.customerName, ageing: ageing(wire) })),
)
export type Statement = v.InferOutput<typeof statement>

const statementTransaction = v.pipe(
  v.object({
    transactionNumber: id,
    transactionSuffix: id,
    displayType: text,
    transactionDate: isoDate,
    displayAmount: money,
    balanceAmount: money,
    transactionRef: text,
    custOrdNo: text,
    jobName: text,
  }),
  v.transform((wire) => ({
    number: wire.transactionNumber,
    suffix: wire.transactionSuffix,
    type: wire.displayType,
    date: wire.transactionDate,
    /** Cents; negative for payments and credits. */
    amount: wire.displayAmount,
    /** Cents that are still unpaid. */
    balance: wire.balanceAmount,
    reference: wire.transactionRef,
    orderReference: wire.custOrdNo,
    jobName: wire.jobName,
  })),
)
export type StatementTransaction = v.InferOutput<typeof statementTransaction>

export const statements = {
  getStatementList: operation({
    about: 'The monthly statements of the account, latest first.',
    kind: 'query',
    fill: { customerID: 'customerId' },
    request: v.object({ fromDate: v.optional(v.string(), '1970-01-01') }),
    tables: { StatementList: 'guessed', Statement: 'guessed' },
    response: tableOf('StatementList', tableOf('Statement', rows(statement))),
    recover: { 'no-records': () => [] },
    example: {},
  }),

  getStatementDetail: operation({
    about: 'The transactions of one statement.',
    kind: 'query',
    fill: { customerID: 'customerId' },
    request: v.object({ statementDate: v.string() }),
    tables: { StatementDetail: 'guessed', StatementTransaction: 'guessed' },
    response: tableOf('StatementDetail', tableOf('StatementTransaction', rows(statementTransaction))),
    recover: { 'no-records': () => [] },
    example: { statementDate: '2026-10-31' },
  }),

  emailStatement: operation({
    about: 'Sends a statement by e-mail.',
    kind: 'mutation',
    outdates: [],
    fill: { customerID: 'customerId' },
    request: v.object({ emailAddress: v.string(), statementDate: v.string() }),
    response: emptyAnswer,
    example: { emailAddress: 'office@hargreaves.example', statementDate: '2026-09-30' },
  }),
}
