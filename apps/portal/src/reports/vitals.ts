import type { VitalName } from './report.ts'

/** A shift of the layout: how far things moved, and when, in milliseconds. */
interface Shift {
  readonly value: number
  readonly at: number
}

/**
 * Cumulative Layout Shift: the largest sum of shifts that follow each other within a second, over five seconds at most.
 */
export function layoutShift(shifts: readonly Shift[]): number {
  let largest = 0
  let sum = 0
  let first = -Infinity
  let last = -Infinity
  for (const { value, at } of shifts) {
    const isNew = at - last >= 1000 || at - first >= 5000
    if (isNew) first = at
    sum = isNew ? value : sum + value
    last = at
    largest = Math.max(largest, sum)
  }
  return Math.round(largest * 1000) / 1000
}

/**
 * Interaction to Next Paint: the slowest interaction, leaving out one for every fifty.
 * @param durations Milliseconds of each interaction
 * @param count How many interactions there were, with the quick ones that have no duration here
 */
export function slowestInteraction(durations: readonly number[], count: number): number | undefined {
  const slowestFirst = durations.toSorted((a, b) => b - a)
  return slowestFirst[Math.min(slowestFirst.length - 1, Math.floor(count / 50))]
}

/** Measures the page and reports each value once, when the page is first hidden or left. */
export function watchVitals(report: (name: VitalName, value: number) => void): void {
  let paintedAt: number | undefined
  const shifts: Shift[] = []
  const durations = new Map<number, number>()
  const observers = [
    observe('largest-contentful-paint', (entry) => {
      paintedAt = entry.startTime
    }),
    observe('layout-shift', (entry) => {
      const isCaused = 'hadRecentInput' in entry && entry.hadRecentInput === true
      if (!isCaused && 'value' in entry && typeof entry.value === 'number')
        shifts.push({ value: entry.value, at: entry.startTime })
    }),
    // The first one is reported however quick it was.
    ...['event', 'first-input'].map((type) =>
      observe(type, (entry) => {
        const id = 'interactionId' in entry && typeof entry.interactionId === 'number' ? entry.interactionId : 0
        if (id > 0 || type === 'first-input') durations.set(id, Math.max(durations.get(id) ?? 0, entry.duration))
      }),
    ),
  ]

  function end(): void {
    if (!document.hidden) return
    document.removeEventListener('visibilitychange', end)
    for (const close of observers) close()
    const interaction = slowestInteraction([...durations.values()], performance.interactionCount ?? durations.size)
    if (paintedAt !== undefined) report('LCP', Math.round(paintedAt))
    if (interaction !== undefined) report('INP', Math.round(interaction))
    report('CLS', layoutShift(shifts))
  }
  document.addEventListener('visibilitychange', end)
}

/** Passes on what has happened since the page began. @returns a function that ends it after what is still waiting */
function observe(type: string, onEntry: (entry: PerformanceEntry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {}
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry))
  const options = { type, buffered: true, durationThreshold: 40 }
  observer.observe(options)
  return () => {
    observer.takeRecords().forEach(onEntry)
    observer.disconnect()
  }
}
