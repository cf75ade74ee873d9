import { useEffect, useRef, useState } from 'react'
import { reducedMotion } from '../../css/breakpoints.ts'
import { useLocale } from '../../parts/format.ts'
import { formatMoney } from './formatMoney.ts'

const countMs = 200

/** An amount in cents that counts to its next value, unless the user prefers reduced motion. */
export function CountingMoney({ amount }: { amount: number }) {
  const locale = useLocale()
  const [shown, setShown] = useState(amount)
  const before = useRef(amount)
  useEffect(() => {
    const from = before.current
    before.current = amount
    let start: number | undefined
    const isStill = from === amount || window.matchMedia(reducedMotion).matches
    let frame = requestAnimationFrame(function count(now) {
      start ??= now
      const part = isStill ? 1 : Math.min(1, (now - start) / countMs)
      setShown(Math.round(from + (amount - from) * part))
      if (part < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [amount])
  return formatMoney(shown, locale)
}
