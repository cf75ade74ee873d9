import { expect, waitFor } from 'storybook/test'

declare global {
  interface Window {
    /** The calls of the story that its supplier has not answered yet. */
    callsUnderWay?: ReadonlySet<Request>
  }
}

/** In how many turns of the event loop the page reads an answer, shows it, and sends the calls that follow from it. */
const turnsOfAnAnswer = 10

/** Waits until the supplier has answered all calls, and those that followed, and the page has read the answers. */
export async function allAnswered(): Promise<void> {
  const isQuiet = () => (window.callsUnderWay?.size ?? 0) === 0
  let quietTurns = 0
  while (quietTurns < turnsOfAnAnswer) {
    if (!isQuiet()) await waitFor(() => expect(isQuiet()).toBe(true))
    await new Promise((resolve) => setTimeout(resolve))
    quietTurns = isQuiet() ? quietTurns + 1 : 0
  }
}
