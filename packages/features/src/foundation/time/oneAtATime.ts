/**
 * Loads one item at a time. Of several items that are requested while another is loading, only the last is loaded, unless it
 * is no longer wanted.
 * @param load Must not reject.
 */
export function oneAtATime<Item>(load: (item: Item) => Promise<void>) {
  let isLoading = false
  let wanted: Item[] = []
  const want = async (item: Item): Promise<void> => {
    wanted = [item]
    if (isLoading) return
    isLoading = true
    for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) await load(next)
    isLoading = false
  }
  return { want: (item: Item) => void want(item), wantNone: () => void (wanted = []) }
}
