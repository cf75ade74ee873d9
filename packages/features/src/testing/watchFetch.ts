import { isMockFunction, spyOn } from 'storybook/test'

/** The arguments of all calls of `fetch` from now on. */
export function watchFetch(): () => readonly Parameters<typeof fetch>[] {
  // A second spy would hide calls from the first.
  const sent = isMockFunction(window.fetch) ? window.fetch : spyOn(window, 'fetch')
  const before = sent.mock.calls.length
  return () => sent.mock.calls.slice(before)
}
