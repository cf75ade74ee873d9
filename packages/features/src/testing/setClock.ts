const realNow = Date.now.bind(Date)

/**
 * Sets the clock of `Date.now`, which continues from the given time. A spy cannot be used, because Storybook itself reads
 * the time at each call of a spy.
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
