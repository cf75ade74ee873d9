import { Button } from '@trade-portal/design-system'
import { useNavigate } from 'react-router-dom'
import { toasts } from '../foundation/failures/toasts.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'
import { useLoadedCart } from '../trade/cart/currentCart.ts'
import { nextJob } from '../trade/orders/nextJob.ts'

interface NewOrderButtonProps {
  readonly job: string
  /** Shortens the visible text. */
  readonly isShort?: boolean
}

/** Begins an order: the checkout will fill in the job. Goods that are in the cart already are shown first. */
export function NewOrderButton({ job, isShort = false }: NewOrderButtonProps) {
  const session = useSession()
  const navigate = useNavigate()
  const { has } = useAccess()
  const hasGoods = useLoadedCart(({ length }) => length > 0) ?? false
  if (!has('cart')) return null
  const begin = () => {
    nextJob.write(session, { job })
    toasts.success(`Your next order is for ${job}.${hasGoods ? ' Your cart already has goods.' : ''}`)
    void navigate(hasGoods || !has('products') ? routes.cart.href() : routes.products.href())
  }
  const text = 'New order for this job'
  return (
    <Button label={text} onPress={begin}>
      {isShort ? 'New order' : text}
    </Button>
  )
}
