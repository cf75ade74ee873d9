import { expect, waitFor } from 'storybook/test'

declare global {
  interface Window {
    /** The calls of the story that its supplier has not answered yet. */
    callsUnderWay?: ReadonlySet<Request>
  }
}

/** Turns of the event loop until the page has read an answer, rendered it, and sent the next calls. */
const turnsPerAnswer = 10

/** Waits until all calls and those that follow from them are answered, and the page has read the answers. */
export async function allAnswered(): Promise<void> {
  const isQuiet = () => (window.callsUnderWay?.size ?? 0) === 0
  let quietTurns = 0
  while (quietTurns < turnsPerAnswer) {
    if (!isQuiet()) await waitFor(() => expect(isQuiet()).toBe(true))
    await new Promise((resolve) => setTimeout(resolve))
    quietTurns = isQuiet() ? quietTurns + 1 : 0
  }
}
