/** Identifies the current page. Tests replace it, so that each story starts with fresh state. */
let page: object = {}

/**
 * State that all parts of a page share and that lasts as long as the page. Modules keep no state of their own, so that
 * no state of one story reaches the next.
 * @param create Called when the state is first asked for in a page.
 */
export function pageState<State>(create: () => State): () => State {
  const states = new WeakMap<object, { readonly state: State }>()
  return () => {
    const existing = states.get(page)
    if (existing) return existing.state
    const state = create()
    states.set(page, { state })
    return state
  }
}

/** Begins a page without any state, as a reload does. For tests. */
export function startPage(): void {
  page = {}
}
