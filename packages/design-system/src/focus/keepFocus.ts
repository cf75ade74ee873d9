import { pageState } from '../page/pageState.ts'

/** Loads the code of `keepFocus` in advance. */
export const loadFocusWatch = () => import('./watchFocus.ts')

/**
 * Moves the focus to another element when the focused element is removed, hidden or disabled. Otherwise no element would
 * have the focus: screen readers would fall silent, and Tab would start at the top of the page. The code is loaded after
 * the first screen, because the first screen removes no focused element. Several providers may call this function, but the
 * page is watched only once.
 * @returns a function that the caller calls when it is done. The watching ends when every caller is done.
 */
export function keepFocus(): () => void {
  const watching = watchingOf()
  if (watching.users === 0) watching.stop = watch()
  watching.users += 1
  return () => {
    watching.users -= 1
    if (watching.users === 0) watching.stop()
  }
}

const watchingOf = pageState(() => ({ users: 0, stop: () => {} }))

function watch(): () => void {
  let end: (() => void) | undefined
  let isEnded = false
  loadFocusWatch().then(
    ({ watchFocus }) => {
      if (!isEnded) end = watchFocus()
    },
    // If the code cannot be loaded, the focus is not moved.
    () => undefined,
  )
  return () => {
    isEnded = true
    end?.()
  }
}
