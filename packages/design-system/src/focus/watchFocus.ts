import { findSuccessor } from './findSuccessor.ts'
import { isShown, isUsable, layerOf, placeOf, type FocusPlace } from './focusPlace.ts'

/**
 * Gives the focus a new place when the element that had it is removed, hidden or disabled. Code that moves the focus on
 * purpose comes first: a closed dialog returns it and a new screen takes it to its heading within two frames.
 * @returns ends it
 */
export function watchFocus(): () => void {
  /** The last place in each layer of the page, the current one last. */
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
    // Chromium reports a removed element before it is gone.
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
    // Asked at each change of the page: whether it is displayed would take a layout, so only `settle` asks that.
    if (!place || isWaiting || (isUsable(place.element) && !isNowhere())) return
    const isInOpenDialog = place.steps.some(({ element }) => element.isConnected && element.matches(dialog))
    // React Aria would move the focus to the first control of the dialog, in the next frame.
    if (isInOpenDialog && isNowhere()) settle()
    else {
      isWaiting = true
      requestAnimationFrame(() => requestAnimationFrame(settle))
    }
  }

  /** A link in a drawer or a menu leads to a new page, whose heading comes before the button that opened the drawer. */
  const onReturn = (event: Event) => {
    const { target } = event
    const place = [...places.values()].find(({ element }) => element === target)
    if (!place || isOnThisPage(place)) return
    event.preventDefault()
    const heading = pageHeading()
    if (heading) moveFocus(heading)
  }

  // The element that had the focus before this code was loaded.
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
  // A focus that was lost while another window was in front is replaced when the window is focused again.
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

/** The event before a closed overlay returns the focus. */
const reactAriaReturnsFocus = 'react-aria-focus-scope-restore'

const isOnThisPage = ({ page }: FocusPlace) => page === window.location.pathname

/** While a screen's code is loaded, React keeps the hidden heading of the page that waits for it. */
const pageHeading = () =>
  [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility()) ?? document.querySelector('main')

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/** Makes a heading focusable only while it has the focus, so that a later press does not focus it. */
function moveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    const leave = () => {
      // While another window has the focus, the heading is still the one that gets it back.
      if (document.activeElement === element) return
      element.removeAttribute('tabindex')
      element.removeEventListener('blur', leave)
    }
    element.addEventListener('blur', leave)
  }
  // The page must not jump to a heading far above what was pressed.
  element.focus({ preventScroll: true })
}
