/**
 * Loads one item at a time. Of the items that are requested during a load, only the last one is loaded afterwards. It is
 * skipped if `wantNone` is called before that.
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
