import type { RouteName } from '@trade-portal/features/portal'

/** Screens that people usually open after another. From those that are missing they go on to any of the menus. */
const afterScreen: Readonly<Partial<Record<RouteName, readonly RouteName[]>>> = {
  signIn: ['home'],
  products: ['cart', 'search'],
  search: ['cart', 'products'],
  cart: ['checkout'],
  checkout: ['orderComplete'],
  orderComplete: ['transaction'],
  orders: ['transaction'],
  invoices: ['transaction', 'payAccount'],
  statements: ['statement'],
  statement: ['transaction', 'payAccount'],
  admin: ['user'],
  customLists: ['customList'],
  customList: ['cart'],
}

/** The screens whose code is worth loading while another is read. */
export function likelyNext(name: RouteName | undefined): readonly RouteName[] {
  return (name === undefined ? undefined : afterScreen[name]) ?? ['products', 'cart', 'orders', 'invoices']
}
