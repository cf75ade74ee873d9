/**
 * For each field name, what customers would see if no row had the field, although the portal can still read the response.
 * A supplier may leave out fields that are not listed here.
 */
export const effectOfMissing: ReadonlyMap<string, string> = new Map([
  ['delivery', 'Every despatch method is treated as a delivery: nobody can collect.'],
  ['is_enabled', 'Every entry counts as disabled: the menu, the homepage and the links stay empty.'],
  ['isActive', 'Customers do not see their price book.'],
  ['prodQty', 'Cart lines show a quantity of 0, and no order can be placed.'],
  ['unitPrice', 'Lines have no price, and totals are shown as not known.'],
  ['UOM', 'No unit is shown, and the product cannot be ordered.'],
  ['canAccessTPWeb', 'Every user of the account is shown as disabled.'],
  ['account_status', 'The account is shown as Inactive, and no notice says that it is on hold.'],
  ['current_balance', 'Customers do not see their balance.'],
  ['balance_overdue', 'Customers do not see what is overdue, and are not asked to pay it.'],
  ['transactionType', 'Orders, quotes and invoices cannot be told apart.'],
  ['transactionAmount', 'The lists show no amounts.'],
  ['status', 'Every payment is shown as not known yet.'],
])
