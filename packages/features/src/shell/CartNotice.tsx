import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { routes } from '../routes.ts'
import { FailureBanner } from '../foundation/api/FailureBanner.tsx'
import { useQueryFailure } from '../foundation/api/useQueryFailure.ts'
import { useCart } from '../trade/cart/currentCart.ts'
import { useUserDetails } from '../trade/customer/queries.ts'
import { markReported } from '../foundation/failures/failures.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'

/**
 * Shows a notice if the cart could not be loaded. The notice appears on every screen except cart and checkout, which report
 * the failure themselves.
 */
export function CartNotice() {
  const { hasCart } = useSettings()
  return hasCart && <FailedCart />
}

function FailedCart() {
  const { pathname } = useLocation()
  const failed = useQueryFailure(useCart(), '')
  // The cart cannot be loaded without the user's data. If that data failed to load, other parts of the screen report the
  // failure, so this notice is not shown.
  const { isError: isUserFailed } = useUserDetails()
  const isElsewhere = pathname === routes.cart.href() || pathname === routes.checkout.href()
  const isShown = failed !== undefined && !isUserFailed && !isElsewhere
  const error = isShown ? failed.error : undefined
  useEffect(() => markReported(error), [error])
  if (!isShown) return null
  return <FailureBanner tone="caution" title="We could not load your cart" failure={failed} />
}
