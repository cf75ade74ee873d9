const items = 'li, tr, article, [role=row], [role=listitem], [role=article], [role=option]'
const controls = 'a[href], button, input, select, textarea, [tabindex="0"]'
const headings = 'h1, h2, h3, h4, h5, h6, [role=heading]'
const dialogs = '[role=dialog], [role=alertdialog]'

/** Describes where the focus is. The description can be used even after the focused element was removed. */
export interface FocusPlace {
  readonly element: HTMLElement
  /** The element and its ancestors, from the element to the body. */
  readonly steps: readonly Step[]
  /** The path of the page on which the element had the focus. */
  readonly page: string
}

interface Step {
  readonly element: Element
  /** The children of its parent that stood before it when the place was recorded. */
  readonly earlier: WeakSet<Element>
}

export function placeOf(element: HTMLElement): FocusPlace {
  const steps: Step[] = []
  for (let part: Element | null = element; part && part !== document.documentElement; part = part.parentElement) {
    const siblings = part.matches(items) ? [...(part.parentElement?.children ?? [])] : []
    steps.push({ element: part, earlier: new WeakSet(siblings.slice(0, siblings.indexOf(part))) })
  }
  return { element, steps, page: window.location.pathname }
}

/**
 * Finds the element that gets the focus after the focused element was removed. In a list, this is the same control, or else
 * the first one, of the item that took the removed item's place, or of the last item. Otherwise it is the first heading of
 * the nearest part of the page that has one. A dialog without headings gets the focus itself.
 */
export function findSuccessor({ element, steps }: FocusPlace): HTMLElement | undefined {
  const at = steps.findIndex((step) => isShown(step.element) && step.element !== element)
  const [gone, parent] = [steps[at - 1], steps[at]]
  if (!gone || !parent) return undefined
  return sameControl(element, gone, parent.element) ?? nearestHeading(steps.slice(at))
}

function sameControl(control: Element, { element: gone, earlier }: Step, parent: Element): HTMLElement | undefined {
  if (!gone.matches(items)) return undefined
  const isItem = (other: Element) => other.localName === gone.localName && other !== gone && isShown(other)
  const others = [...parent.children].filter(isItem)
  const item = others.find((other) => !earlier.has(other)) ?? others.at(-1)
  if (!item) return undefined
  const isAlike = (other: Element) => other.localName === control.localName && other.className === control.className
  const at = [...gone.querySelectorAll(controls)].filter(isAlike).indexOf(control)
  const own = [...item.querySelectorAll<HTMLElement>(controls)].filter(isShown)
  return own.filter(isAlike)[at] ?? own[0]
}

function nearestHeading(around: readonly Step[]): HTMLElement | undefined {
  for (const { element } of around) {
    const heading = [...element.querySelectorAll<HTMLElement>(headings)].find(isShown)
    if (heading) return heading
    if (element instanceof HTMLElement && element.matches(dialogs)) return element
  }
  return undefined
}

/** The child of the body that contains the focused element: the page, or a dialog, menu or message over the page. */
export const layerOf = ({ steps }: FocusPlace): Element | undefined => steps.at(-2)?.element

/** Whether an element can be focused, without checking whether it is displayed. */
export const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && !element.closest('[hidden], [inert]')

/** Whether an element can be focused and is displayed. Forces a layout. */
export const isShown = (element: Element): boolean =>
  isUsable(element) && element.checkVisibility({ visibilityProperty: true })
