/** Keeps texts by name over a reload of the page. */
export interface TextStore {
  /** Undefined where nothing is kept by that name. */
  read(name: string): Promise<string | undefined>
  write(name: string, text: string): Promise<void>
  remove(name: string): Promise<void>
}

const database = 'simulated-supplier'
const shelf = 'texts'

/**
 * The browser's own database: roomier than its storage, and not what the portal empties when somebody signs out. All
 * tabs share it; the last to write has the last word.
 */
export function browserStore(): TextStore {
  return {
    async read(name) {
      const text = await within('readonly', (texts) => texts.get(name))
      return typeof text === 'string' ? text : undefined
    },
    async write(name, text) {
      await within('readwrite', (texts) => texts.put(text, name))
    },
    async remove(name) {
      await within('readwrite', (texts) => texts.delete(name))
    },
  }
}

async function within<Result>(
  mode: IDBTransactionMode,
  act: (texts: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opened = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = opened.transaction(shelf, mode)
      const request = act(transaction.objectStore(shelf))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The database gave up')))
    })
  } finally {
    opened.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(shelf))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('There is no database')))
  })
}
