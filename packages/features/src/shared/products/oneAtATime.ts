/**
 * Loads one item at a time. Of what is wanted while another is loading, only the last is loaded after it, unless it is
 * no longer wanted then.
 * @param load never rejects
 */
export function oneAtATime<Item>(load: (item: Item) => Promise<void>) {
  let isLoading = false
  let waiting: { readonly item: Item } | undefined
  const want = (item: Item): void => {
    if (isLoading) {
      waiting = { item }
      return
    }
    isLoading = true
    void load(item).then(() => {
      isLoading = false
      const next = waiting
      waiting = undefined
      if (next) want(next.item)
    })
  }
  return { want, wantNone: () => void (waiting = undefined) }
}
