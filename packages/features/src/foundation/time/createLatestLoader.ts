/**
 * Loads one item at a time. If items are requested during a load, only the last of them is loaded afterwards. If `wantNone`
 * is called before that load begins, none of them is loaded.
 * @param load Must not reject.
 */
export function createLatestLoader<Item>(load: (item: Item) => Promise<void>) {
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
