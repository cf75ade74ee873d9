import { Banner } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { routes } from '../routes.ts'
import { OptionalPart } from '../foundation/failures/ScreenErrorBoundary.tsx'
import { endOfUnstoredSession } from '../foundation/session/sessionRecord.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { useOrderRecords } from '../trade/orders/orderAttempts.ts'
import { isOpen, isUnread } from '../trade/orders/orderRecords.ts'

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
 * Checks orders whose outcome is unknown, and shows the notices about them. Renders nothing on cart and checkout, because
 * these screens show the notices themselves.
 */
export function ShellOrderNotices() {
  const { pathname } = useLocation()
  const hasNotices = useOrderRecords().some((record) => isOpen(record) || isUnread(record))
  if (!hasNotices || pathname === routes.cart.href() || pathname === routes.checkout.href()) return null
  return (
    <OptionalPart>
      <OrderNotices />
    </OptionalPart>
  )
}
