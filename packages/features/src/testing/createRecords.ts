/** Records in memory, with the functions of `userRecords` that changes of lists need. */
export function createRecords<Item>(idOf: (item: Item) => string) {
  const kept = new Map<string, Item>()
  return {
    kept,
    find: (id: string) => kept.get(id),
    put: (item: Item) => {
      kept.set(idOf(item), item)
      return true
    },
    remove: (id: string) => void kept.delete(id),
  }
}
