const realNow = Date.now.bind(Date)

/**
 * Replaces `Date.now` with a clock that continues from the given time. The replacement cannot be a spy, because Storybook
 * reads the time whenever a spy is called, and would then call this spy again.
 * @param localTime such as `2026-11-16T12:00:00`
 * @returns a function that restores the clock
 */
export function setClock(localTime: string): () => void {
  const ahead = new Date(localTime).getTime() - realNow()
  Date.now = () => realNow() + ahead
  return () => {
    Date.now = realNow
  }
}
