import type { CartLine } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useRef, useState } from 'react'
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

  const change = useCallback(
    async (quantity: number) => {
      setWanted(quantity)
      next.current = quantity
      if (isSending.current) return
      isSending.current = true
      const release = session.changes.hold()
      while (next.current !== null) {
        const latest = next.current
        next.current = null
        await changeQuantity(session, line, cartId, latest).catch((error: unknown) => {
          onFailure(error)
          if (next.current === null) setWanted(null)
        })
      }
      isSending.current = false
      release()
    },
    [session, line, cartId, onFailure],
  )
  // What was sent last is shown until the line itself has changed, so that no older quantity appears in between.
  useEffect(() => {
    if (!isSending.current) setWanted(null)
  }, [line])
  return { quantity: wanted ?? line.quantity, change: (quantity: number) => void change(quantity) }
}
