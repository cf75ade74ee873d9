/** Where the focus is, told in a way that still has a meaning after its element is gone. */
export interface FocusPlace {
  readonly element: HTMLElement
  /** The element and its ancestors, from the inside to the body. */
  readonly steps: readonly Step[]
  /** Path of the page. */
  readonly page: string
}

export interface Step {
  readonly element: Element
  /** What its parent contained, in order, without what is gone for good. */
  readonly siblings: () => readonly Element[]
}

export function placeOf(element: HTMLElement): FocusPlace {
  const steps: Step[] = []
  for (let part: Element | null = element; part && part !== document.documentElement; part = part.parentElement)
    steps.push({ element: part, siblings: weakly(part.parentElement?.children ?? []) })
  return { element, steps, page: window.location.pathname }
}

/** Must not keep the parts of a page alive that is left or was waiting for its content. */
function weakly(elements: Iterable<Element>): () => readonly Element[] {
  const references = [...elements].map((element) => new WeakRef(element))
  return () => references.flatMap((reference) => reference.deref() ?? [])
}

/** What stands directly in the body: the page, or one dialog, menu or message above it. */
export const layerOf = ({ steps }: FocusPlace): Element | undefined => steps.at(-2)?.element

/** Whether an element can have the focus, as far as the document says. */
export const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && !element.closest('[hidden], [inert]')

/** Whether an element can have the focus and is seen. Takes a layout. */
export const isShown = (element: Element): boolean =>
  isUsable(element) && element.checkVisibility({ visibilityProperty: true })
