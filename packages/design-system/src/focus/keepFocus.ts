import { pageState } from '../page/pageState.ts'

/** Loads the code before `keepFocus` is called. */
export const loadFocusWatch = () => import('./watchFocus.ts')

/**
 * Gives the focus a new place when the element that had it is removed, hidden or disabled. A browser leaves it nowhere
 * then: a screen reader falls silent, and the Tab key begins at the top of the page. Its code is loaded after the first
 * screen, which removes nothing that has the focus. One for the page, however many providers call it.
 * @returns ends it, once all callers have ended it
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
    // Without it the page works all the same.
    () => undefined,
  )
  return () => {
    isEnded = true
    end?.()
  }
}
