/** A store of named texts that survives a reload of the page. */
export interface TextStore {
  /** Returns undefined if there is no text of this name. */
  read(name: string): Promise<string | undefined>
  write(name: string, text: string): Promise<void>
  remove(name: string): Promise<void>
}

const database = 'simulated-supplier'
const storeName = 'texts'

/**
 * A text store in IndexedDB, which holds more than localStorage and which the portal's sign-out does not clear. All
 * tabs share the store; the last write wins.
 */
export function browserStore(): TextStore {
  return {
    async read(name) {
      const text = await runTransaction('readonly', (texts) => texts.get(name))
      return typeof text === 'string' ? text : undefined
    },
    async write(name, text) {
      await runTransaction('readwrite', (texts) => texts.put(text, name))
    },
    async remove(name) {
      await runTransaction('readwrite', (texts) => texts.delete(name))
    },
  }
}

async function runTransaction<Result>(
  mode: IDBTransactionMode,
  run: (texts: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const connection = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = connection.transaction(storeName, mode)
      const request = run(transaction.objectStore(storeName))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The transaction was aborted')))
    })
  } finally {
    connection.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database cannot be opened')))
  })
}

/**
 * Wraps a store so that its methods never reject and changes run one after the other. If a write fails, the old text is
 * removed, because an outdated text would be worse than none. Only the first failed change calls `warn`.
 */
export function failSafeStore(store: TextStore, warn: (message: string) => void): TextStore {
  let hasWarned = false
  let lastChange: Promise<unknown> = Promise.resolve()
  const enqueue = (change: () => Promise<void>): Promise<void> => {
    const done = lastChange.then(change).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      if (!hasWarned) warn(`This browser keeps nothing over a reload: ${reason}`)
      hasWarned = true
    })
    lastChange = done
    return done
  }
  return {
    read: (name) => store.read(name).catch(() => undefined),
    write: (name, text) =>
      enqueue(() =>
        store.write(name, text).catch(async (error: unknown) => {
          await store.remove(name)
          throw error
        }),
      ),
    remove: (name) => enqueue(() => store.remove(name)),
  }
}
