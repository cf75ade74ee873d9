import { now } from '@trade-portal/design-system/time'
import { mayHaveBeenPerformed, type CartLine, type CustomList } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { ActionError } from '../foundation/failures/failures.ts'
import { mayArriveMs } from '../trade/cart/addInTurn.ts'
import { heldQuantity } from '../trade/cart/cartTotals.ts'
import { lineKey } from '../trade/cart/lineKey.ts'
import { findOwnListNamed } from '../trade/custom-lists/findListNamed.ts'
import { takeFromList, transferMessages, type ListCalls, type Records } from './listCalls.ts'

/** A new list that is being made of lines of another one. */
export const startedList = v.object({
  name: v.string(),
  fromId: v.string(),
  /** The keys of its lines in the other list. */
  keys: v.array(v.string()),
  /** Its lines. Some may have left the other list when an attempt is repeated. */
  goods: v.array(v.object({ productId: v.string(), unit: v.string(), quantity: v.number() })),
  /** When it was sent, in milliseconds since 1970. */
  at: v.number(),
  /** Whether the list has been read with these lines only. */
  isWhole: v.boolean(),
})
export type StartedList = Readonly<v.InferOutput<typeof startedList>>
type Goods = StartedList['goods'][number]

interface MakeInput {
  readonly name: string
  readonly from: CustomList
  /** Lines of `from`. */
  readonly lines: readonly CartLine[]
  readonly calls: ListCalls
  readonly newLists: Records<StartedList>
}

/**
 * Makes a new list of some lines of another one: a copy of it, from which the others are removed. Resolves when it has been
 * read with these lines only. A repetition goes on with the list that an earlier attempt has saved.
 * @throws ActionError; otherwise the error of a call
 */
export async function makeList({ name, from, lines, calls, newLists }: MakeInput): Promise<void> {
  const find = async () => findOwnListNamed(await calls.readLists(), name)
  const earlier = newLists.find(name)
  const isOurs = earlier?.fromId === from.cartId && lines.every((line) => earlier.keys.includes(lineKey(line)))
  let list = await find()
  if (list && !isOurs) throw new ActionError(transferMessages.taken)
  if (list && earlier?.isWhole) {
    if (lines.every((line) => heldQuantity(list?.lines ?? [], line) >= line.quantity)) return
    throw new ActionError(transferMessages.taken)
  }
  let started = earlier
  if (!list) {
    // A late saving would copy the other list as it is then, without the lines that have left it.
    if (earlier && now() - earlier.at < mayArriveMs) throw new ActionError(transferMessages.early)
    const goods = lines.map(({ productId, unit, quantity }) => ({ productId, unit, quantity }))
    started = { name, fromId: from.cartId, keys: lines.map(lineKey), goods, at: now(), isWhole: false }
    newLists.put(started)
    try {
      await calls.saveCopy(from.cartId, name)
    } catch (error) {
      if (mayHaveBeenPerformed(error)) newLists.put({ ...started, at: now() })
      else newLists.remove(name)
      throw error
    }
    list = await find()
  }
  if (!list || !started) throw new ActionError(transferMessages.notSaved)
  await takeFromList({ listId: list.cartId, lines: othersIn(list, started.goods), calls })
  const made = await find()
  if (!made || othersIn(made, started.goods).length > 0 || made.lines.length !== started.goods.length)
    throw new ActionError(transferMessages.notSaved)
  newLists.put({ ...started, isWhole: true })
}

/** The lines of a list that are not among these. */
function othersIn(list: CustomList, wanted: readonly Goods[]): readonly CartLine[] {
  const textOf = ({ productId, unit, quantity }: Goods) => JSON.stringify([productId, unit, quantity])
  const left = wanted.map(textOf)
  return list.lines.filter((line) => {
    const at = left.indexOf(textOf(line))
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}
