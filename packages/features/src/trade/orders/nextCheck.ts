const seconds = 1000
/**
 * How long after sending an order of unknown outcome the portal looks for it, in milliseconds: at growing intervals.
 */
const checksAfter = [10, 30, 70, 160, 340, 640].map((after) => after * seconds)
const laterEvery = 300 * seconds
/** After a day only the customer looks for the order, because no server takes that long. */
const longestMs = 24 * 60 * 60 * seconds

/**
 * When the portal looks for an order next.
 * @param sentAt Milliseconds since 1970.
 * @param after Time of the last check or, before the first check, of sending.
 * @returns milliseconds since 1970; null if the portal no longer looks for the order
 */
export function nextCheck(sentAt: number, after: number): number | null {
  const age = Math.max(after - sentAt, 0)
  if (age >= longestMs) return null
  const last = checksAfter.at(-1) ?? 0
  const laterChecks = Math.floor((age - last) / laterEvery) + 1
  return sentAt + (checksAfter.find((check) => check > age) ?? last + laterChecks * laterEvery)
}
