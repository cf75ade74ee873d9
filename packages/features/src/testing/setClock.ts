const realNow = Date.now.bind(Date)

/**
 * Sets the browser's clock, which runs on from there, as far as code reads it by `Date.now`. Not by a spy, because
 * Storybook notes the time of each call of one.
 * @param localTime such as `2026-11-16T12:00:00`
 * @returns a function that sets it back
 */
export function setClock(localTime: string): () => void {
  const ahead = new Date(localTime).getTime() - realNow()
  Date.now = () => realNow() + ahead
  return () => {
    Date.now = realNow
  }
}
