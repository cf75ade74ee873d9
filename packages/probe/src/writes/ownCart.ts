import type { Args, CartLine, Product } from '@trade-portal/supplier-api'
import type { Caller } from '../createCaller.ts'
import type { Results } from '../queryArguments.ts'
import { readCartAgain, readListsAgain } from './readAgain.ts'

/** The maximum number of categories that are searched for a product that is sold by the piece. */
const maximumCategories = 5

/** Creates a cart with products, so that the queries that read a cart have something to read. */
export async function createOwnCart(caller: Caller, results: Results): Promise<void> {
  const sessionID = await caller.call('createCart', {})
  if (sessionID === undefined) return
  results.createCart = sessionID
  const known = [...(results.getProductsByCategoryTP ?? []), ...(results.searchProductTP ?? [])]
  const plain = known.find(isPlain) ?? (await findPlain(caller, results))
  const tally = known.find(({ isTally, units }) => isTally && units.length > 0)
  const length = results.getLengthsForProduct?.[0] ?? 1
  if (plain) await caller.call('addCartProduct', { sessionID, ...goods(plain), quoteQty: 1 })
  if (tally)
    await caller.call('addCartProduct', {
      sessionID,
      ...goods(tally),
      quoteQty: length,
      tallyLength: [{ length, qty: 1 }],
    })
  const added = [plain, tally].filter((product) => product !== undefined)
  await readCartAgain(
    caller,
    sessionID,
    'addCartProduct',
    (lines) => added.every(({ productId }) => lines.some((line) => line.productId === productId && line.quantity > 0)),
    'customers read “Added to cart” and do not find the product.',
  )
}

async function findPlain(caller: Caller, { getProductCategories: menu = [] }: Results): Promise<Product | undefined> {
  const others = new Set(menu.map(({ categoryId }) => categoryId).filter((id) => id !== ''))
  for (const searchCategory of [...others].slice(1, 1 + maximumCategories)) {
    const args = { searchCategory, incGST: false, page: 1, rowsPerPage: 24 }
    const found = (await caller.call('getProductsByCategoryTP', args))?.find(isPlain)
    if (found) return found
  }
}

function isPlain({ isTally, units }: Product): boolean {
  return !isTally && units.length > 0
}

function goods({ productId, units }: Product) {
  return { productID: productId, UOM: units[0] ?? '' }
}

/** Changes the probe's cart, saves it as a list with a unique name, and deletes this list and the lines of the cart. */
export async function changeOwnCart(caller: Caller, results: Results): Promise<void> {
  const { createCart: sessionID, getCartContents: lines = [] } = results
  if (sessionID === undefined) return
  const line = lines.find(({ isTally }) => !isTally) ?? lines[0]
  if (!line) return
  const changed = oneMore(sessionID, line, results)
  const quantityOf = (found: readonly CartLine[]) =>
    total(found.filter(({ productId }) => productId === line.productId))
  const before = quantityOf(lines)
  await caller.call('updateCartProduct', changed)
  const updated = await readCartAgain(
    caller,
    sessionID,
    'updateCartProduct',
    (found) =>
      found.some(({ productId, quantity }) => productId === line.productId && isSame(quantity, changed.quoteQty)),
    'customers change a quantity, and another one comes back and is ordered.',
    (found) =>
      isSame(quantityOf(found), before)
        ? 'has not changed'
        : `has ${quantityOf(found)} in place of ${changed.quoteQty}, from ${before}`,
  )
  await keepAsList(caller, sessionID, updated ?? lines)
  const left = (await caller.call('getCartContents', { sessionID })) ?? lines
  for (const { lineId, productId } of left)
    await caller.call('deleteCartProduct', { sessionID, productID: productId, lineID: lineId })
  await readCartAgain(
    caller,
    sessionID,
    'deleteCartProduct',
    (found) => found.length === 0,
    'customers remove a product, and it is ordered all the same.',
  )
}

function oneMore(sessionID: string, line: CartLine, { getCartTallies: rows = [] }: Results): Args<'updateCartProduct'> {
  const tallies = line.isTally ? rows.map(({ length, quantity }) => ({ length, qty: quantity + 1 })) : []
  const quoteQty = line.isTally ? tallies.reduce((sum, { length, qty }) => sum + length * qty, 0) : line.quantity + 1
  const { lineId, productId: productID, unit: UOM } = line
  return { sessionID, lineId, productID, UOM, quoteQty, tallyLength: tallies }
}

/** Whether two quantities are equal, apart from floating-point errors: tally quantities are sums of decimals. */
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.001
}

const total = (lines: readonly CartLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

async function keepAsList(caller: Caller, sessionID: string, before: readonly CartLine[]): Promise<void> {
  const customList = `Probe ${new Date().toISOString()}`
  await caller.call('saveCustomList', { sessionID, customList })
  const lists = await readListsAgain(caller, customList, true)
  const own = lists?.find(({ name, isGeneric }) => name === customList && !isGeneric)
  if (!own) return
  await caller.call('copyCartToCart', { fromSessionID: own.cartId, toSessionID: sessionID })
  await readCartAgain(
    caller,
    sessionID,
    'copyCartToCart',
    (lines) => total(lines) > total(before),
    'customers read “Custom list copied” and do not find its products in the cart.',
  )
  await caller.call('deleteCustomList', { sessionID: own.cartId })
  await readListsAgain(caller, customList, false)
}
