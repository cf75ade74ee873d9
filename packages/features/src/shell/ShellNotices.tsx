import { Banner } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { useState, useSyncExternalStore, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { FailureBanner } from '../foundation/api/FailureBanner.tsx'
import { useQueryFailure } from '../foundation/api/useQueryFailure.ts'
import { markReported } from '../foundation/failures/failures.ts'
import { OptionalPart } from '../foundation/failures/ScreenErrorBoundary.tsx'
import { endOfUnstoredSession } from '../foundation/session/sessionRecord.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { routes } from '../routes.ts'
import { useCart } from '../trade/cart/currentCart.ts'
import { useUserDetails } from '../trade/customer/queries.ts'
import { useOrderRecords } from '../trade/orders/orderAttempts.ts'
import { isUnknown, isUnread } from '../trade/orders/orderRecords.ts'
import { nextReading } from '../trade/orders/repeatedOrders.ts'

const OrderNotices = lazyCode(async () => (await import('../trade/cart/OrderNotices.tsx')).OrderNotices)

/** Shown while the browser is offline. Actions then fail; they are not queued. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    !isOnline && (
      <Banner tone="caution">
        You are offline. What you see may be out of date, and nothing can be sent until you are back online.
      </Banner>
    )
  )
}

function subscribe(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

const words = {
  reload: 'Your browser does not keep data for this site: you will be signed out when this page closes or reloads.',
  close: 'Your browser does not keep data for this site beyond this tab: you will be signed out when the tab closes.',
}

/** Warns the customer if the browser could not store the session. */
export function StorageNotice() {
  const { record } = useSession()
  const [end, setEnd] = useState(() => endOfUnstoredSession(record))
  return (
    end && (
      <Banner tone="info" onDismiss={() => setEnd(undefined)}>
        {words[end]}
      </Banner>
    )
  )
}

/**
 * Checks orders that were sent lately or whose outcome is unknown, and shows the notices about them. Renders nothing on cart and checkout, because
 * these screens show the notices themselves.
 */
export function ShellOrderNotices() {
  const { pathname } = useLocation()
  const records = useOrderRecords()
  const hasWork = nextReading(records) !== undefined || records.some((record) => isUnknown(record) || isUnread(record))
  if (!hasWork || pathname === routes.cart.href() || pathname === routes.checkout.href()) return null
  return (
    <OptionalPart>
      <OrderNotices />
    </OptionalPart>
  )
}

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
