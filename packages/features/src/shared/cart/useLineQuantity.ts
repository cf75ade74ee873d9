import type { CartLine } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '../session/useSession.ts'
import { cartChanges, changeQuantity } from './queries.ts'

/**
 * The quantity of a cart line, as entered by the user. Only one request is pending at a time, and the last value wins.
 * The cart is refetched once, after the last request.
 * @param onFailure Called when a change fails. The supplier's quantity is then shown again.
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
      const giveUp = (error: unknown) => {
        onFailure(error)
        if (next.current === null) setWanted(null)
      }
      const sendAll = async () => {
        const release = session.invalidator.hold()
        while (next.current !== null) {
          const latest = next.current
          next.current = null
          await changeQuantity(session, line, cartId, latest).catch(giveUp)
        }
        release()
      }
      // As one change, so that an order waits for the last quantity.
      await cartChanges
        .of(session)
        .changeLines(cartId, sendAll)
        .catch((error: unknown) => {
          next.current = null
          giveUp(error)
        })
      isSending.current = false
    },
    [session, line, cartId, onFailure],
  )
  // Shows the sent quantity until the line is updated, so that the old quantity does not reappear in between.
  useEffect(() => {
    if (!isSending.current) setWanted(null)
  }, [line])
  return { quantity: wanted ?? line.quantity, change: (quantity: number) => void change(quantity) }
}
