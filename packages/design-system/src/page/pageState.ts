/** Identifies the current page. Tests replace it, so that each story starts with new state. */
let page: object = {}

/**
 * State that is shared by all parts of the portal and lasts until the browser loads the page again. Modules keep no other
 * state, so that no story affects the next one.
 * @param create Called when a page first needs the state
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

/** Starts a page without any state, as a reload does; for tests. */
export function resetPageState(): void {
  page = {}
}
