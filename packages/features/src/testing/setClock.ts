import { spyOn } from 'storybook/test'

/**
 * Sets the browser's clock, which runs on from there, as far as code reads it by `Date.now`.
 * @param localTime such as `2026-11-16T12:00:00`
 * @returns a function that sets it back
 */
export function setClock(localTime: string): () => void {
  const realNow = performance.timeOrigin + performance.now()
  const ahead = new Date(localTime).getTime() - realNow
  const clock = spyOn(Date, 'now')
  clock.mockImplementation(() => performance.timeOrigin + performance.now() + ahead)
  return () => clock.mockRestore()
}
