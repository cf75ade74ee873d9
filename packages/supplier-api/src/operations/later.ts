import { cartLines } from './cartLines.ts'
import { catalogue } from './catalogue.ts'
import { checkout } from './checkout.ts'
import { customer } from './customer.ts'
import { customLists } from './customLists.ts'
import { information } from './information.ts'
import { payment } from './payment.ts'
import { priceBook } from './priceBook.ts'
import { registration } from './registration.ts'
import { statements } from './statements.ts'
import { transactions } from './transactions.ts'
import { users } from './users.ts'

/** The other areas: a page that asks none of them does not load their definitions. */
export const later = {
  ...registration,
  ...customer,
  ...users,
  ...information,
  ...catalogue,
  ...cartLines,
  ...customLists,
  ...checkout,
  ...transactions,
  ...statements,
  ...priceBook,
  ...payment,
}
