import type { Product } from '@trade-portal/supplier-api'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useAction } from '../foundation/api/useAction.ts'
import { ActionError, messageOf } from '../foundation/failures/failures.ts'
import type { Session } from '../foundation/session/createSession.ts'
import { sessionActions } from '../foundation/session/sessionActions.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { useTaxLabels } from '../foundation/settings/useTaxLabels.ts'
import { runExclusively } from '../foundation/storage/exclusive.ts'
import { addToCart, readCart } from '../trade/cart/queries.ts'
import { productQuery } from '../trade/catalogue/productQueries.ts'
import { searchQuery } from '../trade/catalogue/searchQueries.ts'
import { stockedLengthsQuery } from '../trade/catalogue/tallyQueries.ts'
import { addToCartInTurn, type Added, type ReadyLine } from './addToCartInTurn.ts'
import { createLookups } from './createLookups.ts'
import type { Finding } from './lineState.ts'
import { quickOrderDraft } from './quickOrderDraft.ts'
import { addedSummary } from './summaryOf.ts'

/** The most products to choose from. */
const mostChoices = 20
/** The most codes that are looked up at the same time. */
const atOnce = 4

/**
 * The product with a code, with all its units; otherwise the products that a search finds.
 * @throws the error of a call
 */
async function findProduct({ api, queryClient }: Session, code: string, incGST: boolean): Promise<Finding> {
  const findExact = async (productId: string): Promise<Finding | undefined> => {
    const product = await queryClient.fetchQuery(productQuery(api, productId, incGST))
    if (product === null) return undefined
    const stocked = product.isTally ? await queryClient.fetchQuery(stockedLengthsQuery(api, productId)) : []
    return { kind: 'found', product, stocked }
  }
  // A code has no spaces.
  const exact = /\s/.test(code) ? undefined : await findExact(code)
  if (exact) return exact
  const products: readonly Product[] = await queryClient.fetchQuery(searchQuery(api, code, incGST))
  const same = products.find(({ productId }) => productId.toLowerCase() === code.toLowerCase())
  const inOtherCase = same && same.productId !== code ? await findExact(same.productId) : undefined
  if (inOtherCase) return inOtherCase
  return products.length === 0 ? { kind: 'unknown' } : { kind: 'choose', products: products.slice(0, mostChoices) }
}

/** What the supplier knows about codes. A code that is missing in `findings` is still being looked up. */
export function useFindings(codes: readonly string[]) {
  const session = useSession()
  const { listPricesIncludeTax } = useTaxLabels()
  const lookups = useMemo(
    () =>
      createLookups(
        (code) =>
          findProduct(session, code, listPricesIncludeTax).catch((error: unknown): Finding => ({
            kind: 'failed',
            message: messageOf(error),
          })),
        atOnce,
      ),
    [session, listPricesIncludeTax],
  )
  useEffect(() => {
    lookups.want(codes)
    return () => lookups.want([])
  }, [lookups, codes])
  return {
    findings: useSyncExternalStore(lookups.subscribe, lookups.current),
    repeatFailed: () => lookups.repeat(({ kind }) => kind === 'failed'),
  }
}

const runners = sessionActions<readonly ReadyLine[], Added>()

/**
 * Adds lines of the draft to the cart, one after the other. Goes on if the screen is left, and runs once in all tabs of the
 * user, which may share the draft.
 */
export function useAddLines() {
  const session = useSession()
  const [runner] = useState(() => runners(session, 'quick-order'))
  return useAction(
    async (ready: readonly ReadyLine[]): Promise<Added> => {
      const records = quickOrderDraft.of(session)
      const run = async () => {
        // The cart is refetched once, after the last line.
        const release = session.invalidator.hold()
        try {
          return await addToCartInTurn({
            ready,
            draft: { ...records, lines: () => records.draft().lines },
            readCart: () => readCart(session),
            add: (entry) => addToCart(session, entry),
          })
        } finally {
          release()
        }
      }
      records.refresh()
      const outcome = await runExclusively(`quick-order:${session.record.username}`, run)
      if (outcome === 'taken') throw new ActionError('Your quick order is being added in another tab.')
      return outcome
    },
    { runner, success: addedSummary },
  )
}
