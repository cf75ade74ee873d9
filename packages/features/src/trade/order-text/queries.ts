import { whenIdle } from '@trade-portal/design-system'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { messageOf } from '../../foundation/failures/failures.ts'
import { foldText } from '../../foundation/lists/foldText.ts'
import type { Session } from '../../foundation/session/createSession.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { useOwnCodes } from '../catalogue/ownCodes.ts'
import { productQuery, searchQuery } from '../catalogue/productQueries.ts'
import { stockedLengthsQuery } from '../catalogue/tallyQueries.ts'
import { useTaxLabels } from '../customer/useTaxLabels.ts'
import { createLookups } from './createLookups.ts'
import type { Finding } from './lineState.ts'

const mostChoices = 20
const atOnce = 4

/**
 * Finds the product with this code, in any letter case, with all its units. If there is no such product, returns the
 * products that a search for the code finds.
 * @throws the error of a call
 */
async function findProduct({ api, queryClient }: Session, code: string, incGST: boolean): Promise<Finding> {
  const findExact = async (productId: string): Promise<Finding | undefined> => {
    const product = await queryClient.fetchQuery(productQuery(api, productId, incGST))
    if (product === null) return undefined
    const stocked = product.isTally ? await queryClient.fetchQuery(stockedLengthsQuery(api, productId)) : []
    return { kind: 'found', product, stocked }
  }
  // Text with spaces is not a code, so it is only searched for.
  const exact = /\s/.test(code) ? undefined : await findExact(code)
  if (exact) return exact
  const search = (term: string) => queryClient.fetchQuery(searchQuery(api, term, incGST))
  let products = await search(code)
  for (const term of otherTerms(code)) {
    if (products.length === 0) products = await search(term)
  }
  const same = products.find(({ productId }) => productId.toLowerCase() === code.toLowerCase())
  const inOtherCase = same && same.productId !== code ? await findExact(same.productId) : undefined
  if (inOtherCase) return inOtherCase
  return products.length === 0 ? { kind: 'unknown' } : { kind: 'choose', products: products.slice(0, mostChoices) }
}

/** For words that find nothing: the singular, and then without the last word. For a code: nothing. */
function otherTerms(term: string): readonly string[] {
  if (/^\S*\d\S*$/.test(term)) return []
  const singular = term.replaceAll(/(?<=\p{L}{3,})(?<!s)s(?![\p{L}\d])/gu, '')
  const fewer = singular.split(' ').slice(0, -1).join(' ')
  return [...new Set([singular, fewer])].filter((other) => other.length > 2 && other !== term)
}

/**
 * What the supplier knows about codes. A customer's own code is looked up by the supplier's code that it stands for. A code
 * that is missing in `findings` is still being looked up.
 */
export function useFindings(codes: readonly string[]) {
  const session = useSession()
  const own = useOwnCodes()
  const { listPricesIncludeTax } = useTaxLabels()
  const lookups = useMemo(
    () =>
      createLookups(
        (code) =>
          findProduct(session, own.get(foldText(code)) ?? code, listPricesIncludeTax).catch(
            (error: unknown): Finding => ({
              kind: 'failed',
              message: messageOf(error),
            }),
          ),
        atOnce,
      ),
    [session, own, listPricesIncludeTax],
  )
  const [findings, setFindings] = useState(lookups.current)
  useEffect(() => {
    let cancel: (() => void) | undefined
    // Each update renders a list of hundreds of lines. To keep typing fast, `show` runs when the browser is idle, and then
    // shows all answers that have arrived.
    const show = () => {
      cancel = undefined
      startTransition(() => setFindings(lookups.current()))
    }
    const unsubscribe = lookups.subscribe(() => {
      cancel ??= whenIdle(show)
    })
    show()
    return () => {
      unsubscribe()
      cancel?.()
    }
  }, [lookups])
  useEffect(() => {
    lookups.want(codes)
    return () => lookups.want([])
  }, [lookups, codes])
  return {
    findings,
    repeatFailed: () => lookups.repeat(({ kind }) => kind === 'failed'),
  }
}
