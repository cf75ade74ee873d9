import { readIsoDate } from '@trade-portal/supplier-api'

/**
 * The statement that a payment of the account is for: today's statement, otherwise the first; undefined if there is none.
 * @param today `YYYY-MM-DD` in the customer's time zone; see `useToday`.
 */
export function statementToPay<Row extends { readonly date: string }>(
  statements: readonly Row[],
  today: string,
): Row | undefined {
  return statements.find(({ date }) => readIsoDate(date) === today) ?? statements[0]
}
