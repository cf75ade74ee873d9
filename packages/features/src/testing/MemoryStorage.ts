/** A browser storage in memory whose room can be limited. */
export class MemoryStorage {
  readonly entries = new Map<string, string>()
  room = Infinity
  getItem = (key: string) => this.entries.get(key) ?? null
  setItem = (key: string, text: string) => {
    if (text.length > this.room) throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(key, text)
  }
  removeItem = (key: string) => void this.entries.delete(key)
  clear = () => this.entries.clear()
}
