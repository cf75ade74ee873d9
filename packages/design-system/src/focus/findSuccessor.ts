const items = 'li, tr, article, [role=row], [role=listitem], [role=article], [role=option]'
const controls = 'a[href], button, input, select, textarea, [tabindex="0"]'
const headings = 'h1, h2, h3, h4, h5, h6, [role=heading]'
const dialogs = '[role=dialog], [role=alertdialog]'

/**
 * Finds the element that gets the focus after the focused element was removed. This is the first that exists:
 * 1. in a list, the same control, or else the first one, of the item that took the removed item's place, or of the last item;
 * 2. the first heading of the content that stands in the element's place;
 * 3. the nearest heading before the element, unless it is the page's h1;
 * 4. the nearest heading that was added since, such as that of the text shown for an emptied list;
 * 5. the page's h1 or, in a dialog, its first heading, or the dialog itself if it has none.
 */
export function findSuccessor({ element, steps }: FocusPlace): HTMLElement | undefined {
  const firstShownIndex = steps.findIndex((step) => isShown(step.element) && step.element !== element)
  const [gone, parent] = [steps[firstShownIndex - 1], steps[firstShownIndex]]
  if (!gone || !parent) return undefined
  const instead = sameControl(element, gone, parent.element) ?? headingInstead(gone, parent.element)
  if (instead) return instead
  const before = headingBefore(steps, firstShownIndex)
  return before?.matches('h1') ? (nearestAddedHeading(steps, firstShownIndex) ?? before) : before
}

function sameControl(element: Element, step: Step, parent: Element): HTMLElement | undefined {
  const { element: gone } = step
  if (!gone.matches(items)) return undefined
  const isItemOfSameList = (other: Element) =>
    other.parentElement === parent && other.localName === gone.localName && other !== gone && isShown(other)
  const before = step.siblings()
  const at = before.indexOf(gone)
  const item =
    before.slice(at + 1).find(isItemOfSameList) ??
    addedChildren(parent, step).find(isItemOfSameList) ??
    before.slice(0, at).findLast(isItemOfSameList)
  return item && controlLike(element, gone, item)
}

/** The control of `item` that corresponds to `control` in the item `from`; if there is none, the first control of `item`. */
function controlLike(control: Element, from: Element, item: Element): HTMLElement | undefined {
  const isAlike = (other: Element) => other.localName === control.localName && other.className === control.className
  const at = [...from.querySelectorAll(controls)].filter(isAlike).indexOf(control)
  const own = [...item.querySelectorAll<HTMLElement>(controls)].filter(isShown)
  return own.filter(isAlike)[at] ?? own[0]
}

const headingInstead = (step: Step, parent: Element): HTMLElement | undefined =>
  addedChildren(parent, step).flatMap(headingsIn).at(0)

/**
 * The nearest heading that was added after the place of the focus was recorded. Searches from that place outwards, up to
 * the main element.
 */
function nearestAddedHeading(steps: readonly Step[], firstShownIndex: number): HTMLElement | undefined {
  const main = steps.findIndex(({ element }) => element.matches('main'))
  for (let index = firstShownIndex + 1; index <= main; index += 1) {
    const [inner, outer] = [steps[index - 1], steps[index]]
    const heading = inner && outer && headingInstead(inner, outer.element)
    if (heading) return heading
  }
  return undefined
}

/** The children of `parent` that were added after the place of the focus was recorded. */
function addedChildren(parent: Element, { siblings }: Step): Element[] {
  const before = new Set(siblings())
  return [...parent.children].filter((child) => !before.has(child))
}

function headingBefore(steps: readonly Step[], firstShownIndex: number): HTMLElement | undefined {
  for (const [index, { element }] of steps.entries()) {
    const inner = steps[index - 1]
    if (index < firstShownIndex || !inner) continue
    const end = inner.element.isConnected ? inner.element : after(inner).find((next) => next.parentElement === element)
    const all = headingsIn(element)
    const before = end ? all.filter((heading) => isBefore(heading, end)) : all
    // If no heading comes before the element, uses the first one of the dialog or page, so that the focus stays inside.
    const isWhole = element.matches(`main, body, ${dialogs}`)
    const found = before.at(-1) ?? (isWhole ? all[0] : undefined)
    if (found) return found
    if (element instanceof HTMLElement && element.matches(dialogs)) return element
  }
  return undefined
}

function after({ element, siblings }: Step): readonly Element[] {
  const all = siblings()
  return all.slice(all.indexOf(element) + 1)
}

function headingsIn(element: Element): HTMLElement[] {
  const own = element instanceof HTMLElement && element.matches(headings) ? [element] : []
  return [...own, ...element.querySelectorAll<HTMLElement>(headings)].filter(isShown)
}

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

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
  /** The parent's children when the place was recorded, in order. Leaves out children that no longer exist. */
  readonly siblings: () => readonly Element[]
}

export function placeOf(element: HTMLElement): FocusPlace {
  const steps: Step[] = []
  for (let part: Element | null = element; part && part !== document.documentElement; part = part.parentElement)
    steps.push({ element: part, siblings: weakReferencesTo(part.parentElement?.children ?? []) })
  return { element, steps, page: window.location.pathname }
}

/** Weak references, so that removed elements can be garbage-collected. */
function weakReferencesTo(elements: Iterable<Element>): () => readonly Element[] {
  const references = [...elements].map((element) => new WeakRef(element))
  return () => references.flatMap((reference) => reference.deref() ?? [])
}

/** The child of the body that contains the focused element: the page, or a dialog, menu or message over the page. */
export const layerOf = ({ steps }: FocusPlace): Element | undefined => steps.at(-2)?.element

/** Whether an element can be focused, without checking whether it is displayed. */
export const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && !element.closest('[hidden], [inert]')

/** Whether an element can be focused and is displayed. Forces a layout. */
export const isShown = (element: Element): boolean =>
  isUsable(element) && element.checkVisibility({ visibilityProperty: true })
