import * as v from 'valibot'
import { money } from '../wire.ts'

/** The amounts that the customer owes, by the age of the debt, as the server sends them. */
export const agedBalances = v.object({
  currentBalance: money,
  day30Balance: money,
  day60Balance: money,
  day90Balance: money,
  day120Balance: money,
  /** The sum of the five balances above. */
  dueBalance: money,
})

/** The amounts owed in cents, by the age of the debt, and their total. */
export const ageing = (wire: v.InferOutput<typeof agedBalances>) => ({
  current: wire.currentBalance,
  days30: wire.day30Balance,
  days60: wire.day60Balance,
  days90: wire.day90Balance,
  days120: wire.day120Balance,
  total: wire.dueBalance,
})
