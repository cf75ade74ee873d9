/** Where the focus is, described so that it can still be used after its element is removed. */
export interface FocusPlace {
  readonly element: HTMLElement
  /** The element and its ancestors, from the inside to the body. */
  readonly steps: readonly Step[]
  /** Path of the page. */
  readonly page: string
}

export interface Step {
  readonly element: Element
  /** The children that the parent had when this place was recorded, in order. Those that no longer exist are left out. */
  readonly siblings: () => readonly Element[]
}

export function placeOf(element: HTMLElement): FocusPlace {
  const steps: Step[] = []
  for (let part: Element | null = element; part && part !== document.documentElement; part = part.parentElement)
    steps.push({ element: part, siblings: weakly(part.parentElement?.children ?? []) })
  return { element, steps, page: window.location.pathname }
}

/** Weak references, so that removed elements can be garbage-collected. */
function weakly(elements: Iterable<Element>): () => readonly Element[] {
  const references = [...elements].map((element) => new WeakRef(element))
  return () => references.flatMap((reference) => reference.deref() ?? [])
}

/** The child of the body that contains the place: the page, or a dialog, menu or message above the page. */
export const layerOf = ({ steps }: FocusPlace): Element | undefined => steps.at(-2)?.element

/** Whether an element can have the focus, without asking whether it is displayed. */
export const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && !element.closest('[hidden], [inert]')

/** Whether an element can have the focus and is displayed. Forces a layout. */
export const isShown = (element: Element): boolean =>
  isUsable(element) && element.checkVisibility({ visibilityProperty: true })
