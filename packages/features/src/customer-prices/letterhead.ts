import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { userRecords } from '../foundation/session/userRecords.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { usePricing } from '../trade/customer-prices/pricing.ts'
import { pngText } from './readLogo.ts'

/** The limits of a mark-up in percent. With one decimal, prices are exact to the cent. */
export const markUpLimits = { step: 0.1, minValue: 0, maxValue: 1000 }

/** The head of the sheets that the user makes for customers, and the usual mark-up. */
const letterhead = v.object({
  name: v.string(),
  abn: v.string(),
  /** A small PNG as a data URL; '' if there is none. */
  logo: v.fallback(v.pipe(v.string(), v.regex(pngText), v.maxLength(600_000)), ''),
  /** In percent; null if there is none. */
  markUp: v.fallback(
    v.nullable(v.pipe(v.number(), v.minValue(markUpLimits.minValue), v.maxValue(markUpLimits.maxValue))),
    null,
  ),
})
export type Letterhead = Readonly<v.InferOutput<typeof letterhead>>

const blank: Letterhead = { name: '', abn: '', logo: '', markUp: null }

const letterheads = userRecords(
  'letterhead',
  { schema: letterhead, keyOf: () => 'own', isTool: true },
  ({ change }) => ({ save: (saved: Letterhead) => change(() => [saved]) }),
)

/** The user's letterhead on this device, and the function that saves it. */
export function useLetterhead() {
  const { subscribe, current, save } = letterheads.of(useSession())
  const [own = blank] = useSyncExternalStore(subscribe, current)
  return { letterhead: own, save }
}

/** The mark-up of all lines, in percent: the one entered, or else that of the letterhead. Null if there is none. */
export function useMarkUp(): number | null {
  const { markUp } = usePricing()
  const { letterhead: own } = useLetterhead()
  return markUp === undefined ? own.markUp : markUp
}
