import { readIsoDate } from '@trade-portal/supplier-api'

/**
 * The statement that a payment of the account is for: the one with today's date, otherwise the first in the list. Undefined
 * if the list is empty.
 * @param today `YYYY-MM-DD` in the customer's time zone. See `useToday`.
 */
export function statementToPay<Row extends { readonly date: string }>(
  statements: readonly Row[],
  today: string,
): Row | undefined {
  return statements.find(({ date }) => readIsoDate(date) === today) ?? statements[0]
}
