import type { SupplierApi } from '@trade-portal/supplier-api'
import { vi } from 'vitest'
import type { TextStore } from '../browser/browserStore.ts'
import { createSimulatedSupplier, type SimulatedSupplier } from '../browser/createSimulatedSupplier.ts'
import { fixedNow } from '../world/calendar.ts'
import { clientAt, sessionAt } from './signInTo.ts'

const endpointUrl = 'https://supplier.example'

/** For tests: a page that can be reloaded, with a simulated supplier in place of the network. */
export interface SimulatedBrowser {
  /** The texts in the store, by name. */
  readonly texts: Map<string, string>
  store: TextStore
  supplier: SimulatedSupplier
  /** Reloads the page: creates a new supplier from the stored texts. */
  reload(): Promise<void>
  clientOf(userName: string, sessionId?: string): SupplierApi
  /** Signs a user in; returns the session id. */
  sessionOf(userName: string): Promise<string>
  signedIn(userName: string): Promise<SupplierApi>
}

export async function openSimulatedBrowser(): Promise<SimulatedBrowser> {
  const texts = new Map<string, string>()
  const store: TextStore = {
    read: async (name) => texts.get(name),
    write: async (name, text) => void texts.set(name, text),
    remove: async (name) => void texts.delete(name),
  }
  const start = (from: TextStore) => createSimulatedSupplier({ store: from, now: () => fixedNow })
  const browser: SimulatedBrowser = {
    texts,
    store,
    supplier: await start(store),
    async reload() {
      // Lets pending writes to the store finish.
      await new Promise((resolve) => setTimeout(resolve))
      browser.supplier = await start(browser.store)
    },
    clientOf: (userName, sessionId) => clientAt(endpointUrl, userName, sessionId),
    sessionOf: (userName) => sessionAt(endpointUrl, userName),
    signedIn: async (userName) => browser.clientOf(userName, await browser.sessionOf(userName)),
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await browser.supplier.handle(new Request(url, init))
    if (response.type === 'error') throw new TypeError('fetch failed')
    return response
  })
  return browser
}
