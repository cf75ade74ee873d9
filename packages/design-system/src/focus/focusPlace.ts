/** Describes where the focus is. The description can be used even after the focused element was removed. */
export interface FocusPlace {
  readonly element: HTMLElement
  /** The element and its ancestors, from the element to the body. */
  readonly steps: readonly Step[]
  /** The path of the page on which the element had the focus. */
  readonly page: string
}

export interface Step {
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
