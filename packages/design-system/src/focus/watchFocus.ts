import { findSuccessor, isShown, isUsable, layerOf, placeOf, type FocusPlace } from './findSuccessor.ts'

/**
 * Moves the focus to another element when the focused element is removed, hidden or disabled. Waits two frames, because
 * other code may move the focus itself: a closed dialog returns the focus, and a new screen focuses its heading.
 * @returns a function that ends the watching
 */
export function watchFocus(): () => void {
  /** The last place of the focus in each layer of the page (see `layerOf`). The current layer is last. */
  const places = new Map<Element, FocusPlace>()
  let isWaiting = false

  const remember = (element: HTMLElement) => {
    const place = placeOf(element)
    const layer = layerOf(place)
    if (!layer) return
    for (const other of places.keys()) if (!other.isConnected || other === layer) places.delete(other)
    places.set(layer, place)
  }

  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) remember(target)
  }

  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof Element)) return
    // Waits, because Chromium fires this event before a removed element is gone.
    queueMicrotask(() => {
      if (!isNowhere() || !document.hasFocus()) return
      if (isShown(target)) places.clear()
      else onChange()
    })
  }

  const settle = () => {
    isWaiting = false
    if (!isNowhere() || !document.hasFocus()) return
    for (const [layer, place] of [...places].toReversed()) {
      if (!layer.isConnected) places.delete(layer)
      else {
        const successor = isShown(place.element) ? place.element : findSuccessor(place)
        const next = isOnThisPage(place) ? successor : pageHeading()
        if (next) moveFocus(next)
        return
      }
    }
  }

  const onChange = () => {
    const place = [...places.values()].at(-1)
    // Does not check whether the element is displayed, because that check forces a layout and this function runs at each
    // change of the page. `settle` checks it.
    if (!place || isWaiting || (isUsable(place.element) && !isNowhere())) return
    const isInOpenDialog = place.steps.some(({ element }) => element.isConnected && element.matches(dialog))
    // Moves the focus at once, because React Aria would move it to the dialog's first control in the next frame.
    if (isInOpenDialog && isNowhere()) settle()
    else {
      isWaiting = true
      requestAnimationFrame(() => requestAnimationFrame(settle))
    }
  }

  /** After a link in a drawer has opened a new page, focuses the page's heading, not the button that opened the drawer. */
  const onReturn = (event: Event) => {
    const { target } = event
    const place = [...places.values()].find(({ element }) => element === target)
    if (!place || isOnThisPage(place)) return
    event.preventDefault()
    const heading = pageHeading()
    if (heading) moveFocus(heading)
  }

  // Remembers the element that was focused before this code was loaded.
  if (document.activeElement instanceof HTMLElement && !isNowhere()) remember(document.activeElement)

  const observer = new MutationObserver(onChange)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  document.addEventListener(reactAriaReturnsFocus, onReturn, { capture: true })
  // If the focus was lost while another window was in front, moves the focus when this window is focused again.
  window.addEventListener('focus', onChange)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
    document.removeEventListener(reactAriaReturnsFocus, onReturn, { capture: true })
    window.removeEventListener('focus', onChange)
    places.clear()
  }
}

const dialog = '[role=dialog], [role=alertdialog]'

/** The event that React Aria dispatches before a closed overlay returns the focus. */
const reactAriaReturnsFocus = 'react-aria-focus-scope-restore'

const isOnThisPage = ({ page }: FocusPlace) => page === window.location.pathname

/** The visible heading: while a screen's code is loading, React also keeps a hidden heading in the document. */
const pageHeading = () =>
  [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility()) ?? document.querySelector('main')

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/** Focuses an element. A heading is focusable only while focused, so that a later press does not focus it. */
function moveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    const leave = () => {
      // Stays focusable while another window has the focus, because this element will get it back.
      if (document.activeElement === element) return
      element.removeAttribute('tabindex')
      element.removeEventListener('blur', leave)
    }
    element.addEventListener('blur', leave)
  }
  // No scrolling, because the heading may be far above the pressed element.
  element.focus({ preventScroll: true })
}
