import { now } from '@trade-portal/design-system/time'
import { mayHaveBeenPerformed, type CartLine } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { ActionError } from '../../foundation/failures/failures.ts'
import { blankAddition, maxArrivalDelayMs } from '../cart/addInTurn.ts'
import type { CartEntry } from '../cart/queries.ts'
import {
  fillList,
  idOf,
  removeTransferRecords,
  transferMessages,
  type FillInput,
  type ListCalls,
  type ListEntry,
  type Records,
} from './listChanges.ts'
import { findOwnListNamed } from './listNames.ts'

/** Goods that can be put into a list, with a name for the customer. */
export interface Goods {
  readonly name: string
  readonly entry: CartEntry
}

/** The entries of goods. Equal goods get equal keys each time, so that a second attempt continues the first. */
export function entriesOfGoods(goods: readonly Goods[]): ListEntry[] {
  const counts = new Map<string, number>()
  return goods.map(({ entry: { productId, unit, quantity, tallies = [] } }) => {
    const text = JSON.stringify([productId, unit, quantity, tallies])
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    return { key: `${text} ${count}`, productId, unit, quantity, tallies }
  })
}

/** A new list that is being made of goods. Kept until all of them are in it, so that a retry does not make it again. */
export const listOfGoods = v.object({
  name: v.string(),
  /** The keys of the goods. */
  goods: v.array(v.string()),
  /** The cart that is saved as the list. */
  cartId: v.string(),
  /** The key of those goods that are in this cart; '' while it is empty. */
  first: v.string(),
  /** When the cart was sent to be saved, in milliseconds since 1970; 0 before that. */
  at: v.number(),
  isMade: v.boolean(),
})
type ListOfGoods = Readonly<v.InferOutput<typeof listOfGoods>>

interface CartCalls extends ListCalls {
  readonly openCart: () => Promise<string>
  readonly readCart: (cartId: string) => Promise<CartLine[]>
}

export interface AddInput extends Omit<FillInput, 'listId' | 'calls'> {
  /** The id of one of the customer's own lists, or the name of a new list. */
  readonly to: { readonly listId: string } | { readonly newName: string }
  readonly calls: CartCalls
  readonly listsOfGoods: Records<ListOfGoods>
}

/**
 * Adds goods to a list, which it makes first if the list is a new one. Whatever fails, a retry with the same goods
 * continues.
 * @returns the id of the list
 * @throws the errors of `makeListOfGoods` and `fillList`
 */
export async function addToList({ to, ...input }: AddInput): Promise<string> {
  const listId = 'newName' in to ? await makeListOfGoods(to.newName, input) : to.listId
  await fillList({ ...input, listId })
  removeTransferRecords({ ...input, listId })
  if ('newName' in to) input.listsOfGoods.remove(to.newName)
  return listId
}

/**
 * Makes a list of the first goods that the supplier accepts. The supplier can only save a cart as a list, so these goods are
 * put into a cart of their own. The customer's cart is not touched.
 * @returns the id of the list
 * @throws ActionError if the name is taken, or if an earlier call may still save the list; otherwise the error of a call
 */
async function makeListOfGoods(name: string, { entries, calls, records, listsOfGoods }: Omit<AddInput, 'to'>) {
  const find = async () => findOwnListNamed(await calls.readLists(), name)
  const goods = entries.map(({ key }) => key)
  const known = listsOfGoods.find(name)
  const earlier = known && JSON.stringify(known.goods) === JSON.stringify(goods) ? known : undefined
  const existing = await find()
  if (existing && !earlier) throw new ActionError(transferMessages.taken)
  if (existing && earlier?.isMade) return existing.cartId
  if (!existing && known && now() - known.at < maxArrivalDelayMs) throw new ActionError(transferMessages.early)
  let made = earlier ?? { name, goods, cartId: await calls.openCart(), first: '', at: 0, isMade: false }
  const put = (changed: Partial<ListOfGoods>) => {
    made = { ...made, ...changed }
    listsOfGoods.put(made)
  }
  put({})
  const { cartId } = made
  if (made.first === '') put({ first: await putFirstInCart({ cartId, entries, calls, records }) })
  const save = async () => {
    put({ at: now() })
    await calls.saveCopy(cartId, name).catch((error: unknown) => {
      put({ at: mayHaveBeenPerformed(error) ? now() : 0 })
      throw error
    })
    return await find()
  }
  const list = existing ?? (await save())
  if (!list) throw new ActionError(transferMessages.notSaved)
  records.put({ id: idOf(list.cartId, { key: made.first }), ...blankAddition, isThere: true })
  put({ isMade: true })
  return list.cartId
}

interface FirstInput extends Pick<AddInput, 'entries' | 'calls' | 'records'> {
  readonly cartId: string
}

/**
 * Puts the first of the entries that the supplier accepts into a cart.
 * @returns the key of this entry
 * @throws the error of `fillList`, if it refuses all entries or if a call gets no answer
 */
async function putFirstInCart({ cartId, entries, calls, records }: FirstInput): Promise<string> {
  const [entry, ...others] = entries
  if (!entry) return ''
  const readLists = async () => [{ cartId, name: '', isGeneric: false, lines: await calls.readCart(cartId) }]
  const fill = { listId: cartId, entries: [entry], calls: { ...calls, readLists }, records }
  try {
    await fillList(fill)
  } catch (error) {
    const addition = records.find(idOf(cartId, entry))
    const isRefused = addition?.sent === null && addition.problem !== ''
    if (!isRefused || others.length === 0) throw error
    return await putFirstInCart({ cartId, entries: others, calls, records })
  }
  removeTransferRecords(fill)
  return entry.key
}
