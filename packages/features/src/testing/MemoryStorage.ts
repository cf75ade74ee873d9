/** A browser storage in memory. Like a full storage, it refuses a text with more characters than `room`. */
export class MemoryStorage {
  readonly entries = new Map<string, string>()
  room = Infinity
  get length() {
    return this.entries.size
  }
  key = (index: number) => [...this.entries.keys()][index] ?? null
  getItem = (key: string) => this.entries.get(key) ?? null
  setItem = (key: string, text: string) => {
    if (text.length > this.room) throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(key, text)
  }
  removeItem = (key: string) => void this.entries.delete(key)
  clear = () => this.entries.clear()
}
