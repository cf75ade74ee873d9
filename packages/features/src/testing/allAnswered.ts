import { expect, waitFor } from 'storybook/test'

declare global {
  interface Window {
    /** The story's calls that the simulated supplier has not answered yet. */
    callsUnderWay?: ReadonlySet<Request>
  }
}

/** How many turns of the event loop a page may take to read an answer, render it, and send follow-up calls. */
const turnsPerAnswer = 10

/** Waits until all calls and their follow-up calls have been answered, and the page has read the answers. */
export async function allAnswered(): Promise<void> {
  const isQuiet = () => (window.callsUnderWay?.size ?? 0) === 0
  let quietTurns = 0
  while (quietTurns < turnsPerAnswer) {
    if (!isQuiet()) await waitFor(() => expect(isQuiet()).toBe(true))
    await new Promise((resolve) => setTimeout(resolve))
    quietTurns = isQuiet() ? quietTurns + 1 : 0
  }
}
