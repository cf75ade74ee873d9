/** Keys, and what a screen reader says after them. */
export interface Step {
  readonly keys: string
  readonly said: readonly Said[]
}

export interface Said {
  /**
   * `told`: a polite live region. `interrupting`: an assertive live region. `focus`: all other speech, such as the focused
   * element or the new page.
   */
  readonly by: 'focus' | 'told' | 'interrupting'
  readonly words: string
}

/**
 * Reads a transcript as the journeys write it. Each line of keys in brackets is followed by indented lines with what the
 * screen reader says.
 */
export function readTranscript(text: string): Step[] {
  const steps: { keys: string; said: Said[] }[] = []
  for (const line of text.split('\n').filter((line) => line !== '')) {
    if (line.startsWith('[')) steps.push({ keys: line.replace('[', '').replace(']', ''), said: [] })
    else {
      if (steps.length === 0) steps.push({ keys: '', said: [] })
      steps.at(-1)?.said.push(readSaid(line.trim()))
    }
  }
  return steps
}

function readSaid(line: string): Said {
  if (line.startsWith('»!')) return { by: 'interrupting', words: line.slice(2).trim() }
  if (line.startsWith('»')) return { by: 'told', words: line.slice(1).trim() }
  return { by: 'focus', words: line }
}
