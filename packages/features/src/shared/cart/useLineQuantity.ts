import type { CartLine } from '@trade-portal/supplier-api'
import { useCallback, useRef, useState } from 'react'
import { useUpdateCartLine } from './queries.ts'

/**
 * The quantity of a cart line as the person wants it. However fast it changes, one request is under way at a time and
 * the last wish wins; the wish is shown until the supplier's list has been read again.
 * @param onFailure Told when a change could not be made; the supplier's quantity is shown again.
 */
export function useLineQuantity(line: CartLine, onFailure: (error: unknown) => void) {
  const { run, refresh } = useUpdateCartLine(line.lineId)
  const [wish, setWish] = useState<number | null>(null)
  const next = useRef<number | null>(null)
  const isSending = useRef(false)

  const change = useCallback(
    async (wanted: number) => {
      setWish(wanted)
      next.current = wanted
      if (isSending.current) return
      isSending.current = true
      while (next.current !== null) {
        const quantity = next.current
        next.current = null
        await run({ productId: line.productId, unit: line.unit, quantity }).catch(onFailure)
        if (next.current === null) await refresh()
      }
      isSending.current = false
      setWish(null)
    },
    [run, refresh, line.productId, line.unit, onFailure],
  )
  return { quantity: wish ?? line.quantity, change: (wanted: number) => void change(wanted) }
}
