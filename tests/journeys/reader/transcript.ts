export interface Transcript {
  readonly key: (name: string) => void
  readonly type: (shown: string) => void
  /** Adds what the screen reader says about the focus. */
  readonly say: (words: string) => void
  /** Adds an announcement of a live region. */
  readonly hear: (words: string, isUrgent: boolean) => void
  /** Adds a text that its live region contained from the start. It is not announced. */
  readonly miss: (words: string) => void
  readonly clear: () => void
  readonly text: () => string
}

/** Keys that only move the focus or the reading position. Repeated presses share one line, with all stops below it. */
const moves = /^(Tab|Shift\+Tab|Arrow.*|↓|(Shift\+)?[A-Z])$/

/** A transcript: lines of presses, each followed by what was said. */
export function createTranscript(): Transcript {
  const lines: string[] = []
  let repeated: { readonly key: string; readonly at: number; times: number } | undefined
  return {
    key: (key) => {
      if (repeated?.key === key && moves.test(key)) {
        repeated.times += 1
        lines[repeated.at] = `[${key}] × ${repeated.times}`
        return
      }
      repeated = { key, at: lines.push(`[${key}]`) - 1, times: 1 }
    },
    type: (shown) => {
      repeated = undefined
      lines.push(`[types ${shown}]`)
    },
    say: (words) => void lines.push(`    ${words}`),
    hear: (words, isUrgent) => void lines.push(isUrgent ? `  »! ${words}` : `  »  ${words}`),
    miss: (words) => void lines.push(`  (not heard: ${words})`),
    clear: () => {
      lines.length = 0
      repeated = undefined
    },
    text: () => `${lines.join('\n')}\n`,
  }
}
