import type { CartLine } from '@trade-portal/supplier-api'
import { useAction } from '../../foundation/api/useAction.ts'
import { captureToast } from '../../foundation/failures/sessionScope.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { removedMessage } from './cartMessages.ts'
import { inThousandths } from './cartTotals.ts'
import { cartIds, cartQuery, useChangeQuantity, useRemoveFromCart } from './queries.ts'

/** Takes a quantity of a product out of the current cart. A tally is taken out whole: each is a line of its own. */
export function useTakeFromCart() {
  const session = useSession()
  const cartId = cartIds.of(session).current() ?? ''
  const changeQuantity = useChangeQuantity(cartId)
  const { run: remove } = useRemoveFromCart(cartId)
  return useAction(async ({ productId, unit, quantity }: Pick<CartLine, 'productId' | 'unit' | 'quantity'>) => {
    const showToast = captureToast()
    const lines = session.queryClient.getQueryData(cartQuery(session, cartId).queryKey) ?? []
    // The last line is the one that was added last.
    const line = lines.findLast((other) => other.productId === productId && other.unit === unit)
    if (!line) return
    const rest = inThousandths(line.quantity - quantity)
    const isWhole = line.isTally || rest <= 0
    await (isWhole ? remove(line) : changeQuantity(line, rest))
    showToast(isWhole ? removedMessage(lines, line) : `${rest} ${line.name} in cart`)
  })
}
