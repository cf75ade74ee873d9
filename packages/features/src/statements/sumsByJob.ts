import type { StatementTransaction } from '@trade-portal/supplier-api'
import { foldText } from '../foundation/lists/foldText.ts'
import { sumOf } from '../trade/documents/totalOf.ts'

/** The transactions of a statement that have the same job name. */
export interface JobSum {
  /** As first written; '' for the transactions without a job, such as payments. */
  readonly jobName: string
  readonly count: number
  /** Sums in cents; see `sumOf`. */
  readonly amount: number | null
  readonly balance: number | null
}

/** The sums of a statement by job, in the order of the statement. The sum of the transactions without a job comes last. */
export function sumsByJob(
  transactions: readonly Pick<StatementTransaction, 'jobName' | 'amount' | 'balance'>[],
): readonly JobSum[] {
  const jobs = Map.groupBy(transactions, ({ jobName }) => foldText(jobName))
  const sums = [...jobs].map(([job, rows]): JobSum => ({
    jobName: job === '' ? '' : (rows[0]?.jobName ?? ''),
    count: rows.length,
    amount: sumOf(rows.map(({ amount }) => amount)),
    balance: sumOf(rows.map(({ balance }) => balance)),
  }))
  return sums.toSorted((a, b) => Number(a.jobName === '') - Number(b.jobName === ''))
}
