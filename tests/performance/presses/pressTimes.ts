/** How the page answered one press. */
export interface PressTime {
  /** From the slowest event of the press to the next paint, as browsers report INP: ms in steps of 8. */
  readonly toPaint: number
  /**
   * How long the slowest event waited before its code began, in ms. `worked` is how long the code ran before the paint.
   */
  readonly waited: number
  readonly worked: number
  /** From pushing the button or key down to the next paint, which shows the pressed state, ms. */
  readonly toPressed: number
  /** The name of the slowest event. */
  readonly event: string
}

/** Runs in a page: records what the browser reports about each press. It refers to nothing outside itself. */
export function installPressTimes(): void {
  const events: PerformanceEventTiming[] = []
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  // TypeScript does not know `durationThreshold` yet. Browsers do not report what is painted within 16 ms.
  observer.observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))

  function note(entries: readonly PerformanceEntry[]) {
    for (const entry of entries) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) events.push(entry)
    }
  }

  /** All events since the last call, taken as one press. */
  function takePress(): PressTime {
    note(observer.takeRecords())
    const taken = events.splice(0)
    const slowest = taken.toSorted((a, b) => b.duration - a.duration)[0]
    const painted = slowest ? slowest.startTime + slowest.duration : 0
    const ends = taken.map(({ processingEnd }) => processingEnd).filter((end) => end <= painted)
    const down = taken.filter(({ name }) => name === 'pointerdown' || name === 'keydown')
    return {
      toPaint: slowest?.duration ?? 0,
      waited: slowest ? slowest.processingStart - slowest.startTime : 0,
      worked: slowest ? Math.max(...ends, slowest.processingEnd) - slowest.processingStart : 0,
      toPressed: Math.max(0, ...down.map(({ duration }) => duration)),
      event: slowest?.name ?? '',
    }
  }
  Object.assign(window, { takePress })
}
