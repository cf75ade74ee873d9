const seconds = 1000
/** When an order of unknown outcome is looked for, in milliseconds after it was sent: at growing intervals. */
const checksAfter = [10, 30, 70, 160, 340, 640].map((after) => after * seconds)
const laterEvery = 300 * seconds
/** After a day only the customer looks for it, because nothing takes a server that long. */
const longestMs = 24 * 60 * 60 * seconds

/**
 * When an order is looked for next.
 * @param sentAt Milliseconds since 1970.
 * @param after Time of the last check, or of sending.
 * @returns milliseconds since 1970; null if it is not looked for any more
 */
export function nextCheck(sentAt: number, after: number): number | null {
  const age = Math.max(after - sentAt, 0)
  if (age >= longestMs) return null
  const last = checksAfter.at(-1) ?? 0
  const laterChecks = Math.floor((age - last) / laterEvery) + 1
  return sentAt + (checksAfter.find((check) => check > age) ?? last + laterChecks * laterEvery)
}
