import { account } from './account.ts'
import { cart } from './cart.ts'
import { menus } from './menus.ts'
import { session } from './session.ts'

/** The areas of which the first page of a session asks something. */
export const atStart = { ...session, ...account, ...menus, ...cart }
