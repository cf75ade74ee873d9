import type { CartLine } from '@trade-portal/supplier-api'
import { useCallback, useRef, useState } from 'react'
import { useSession } from '../session/useSession.ts'
import { changeQuantity } from './queries.ts'

/**
 * The quantity of a cart line as the person wants it. However fast it changes, one request is under way at a time and
 * the last value wins. The cart is read again once, after the last one.
 * @param onFailure Called when a change could not be made; the supplier's quantity is shown again.
 */
export function useLineQuantity(line: CartLine, cartId: string, onFailure: (error: unknown) => void) {
  const session = useSession()
  const [wanted, setWanted] = useState<number | null>(null)
  const next = useRef<number | null>(null)
  const isSending = useRef(false)

  const send = async () => {
    isSending.current = true
    const release = session.changes.hold()
    while (next.current !== null) {
      const quantity = next.current
      next.current = null
      await changeQuantity(session, line, cartId, quantity).catch(onFailure)
    }
    isSending.current = false
    release()
    setWanted(null)
  }
  const sendLatest = useRef(send)
  sendLatest.current = send

  const change = useCallback((quantity: number) => {
    setWanted(quantity)
    next.current = quantity
    if (!isSending.current) void sendLatest.current()
  }, [])
  return { quantity: wanted ?? line.quantity, change }
}
