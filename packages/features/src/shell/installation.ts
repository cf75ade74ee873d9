import { pageState } from '@trade-portal/design-system/page-state'
import { useSyncExternalStore } from 'react'
import { afterFirstScreen } from '../foundation/time/untilIdle.ts'

/** The event with which a browser offers to install the page. TypeScript does not know it, because it is no standard. */
interface InstallEvent extends Event {
  /** Shows the browser's own question. May be called once. */
  prompt(): Promise<unknown>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent
  }
}

interface Offer {
  readonly listeners: Set<() => void>
  event?: InstallEvent | undefined
}

/** The browser's current offer. Listens until the page is left, so that the browser never shows a banner of its own. */
const offerOfPage = pageState((): Offer => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setOffer(event)
  })
  window.addEventListener('appinstalled', () => setOffer())
  return { listeners: new Set() }
})

function setOffer(event?: InstallEvent): void {
  const offer = offerOfPage()
  offer.event = event
  for (const listener of offer.listeners) listener()
}

/** Names the manifest in the page once the first screen is shown. Without it, no browser offers to install the portal. */
export async function nameManifest(address: string): Promise<void> {
  offerOfPage()
  await afterFirstScreen()
  if (document.querySelector('link[rel=manifest]')) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: address }))
}

/**
 * Installs the portal as an app, by a question of the browser. Undefined if the browser offers no installation, for example
 * because the portal is installed.
 * @param explain Says how to install the portal by hand, which is the only way on iOS.
 */
export function useInstallation(explain: () => void): (() => void) | undefined {
  const way = useSyncExternalStore(subscribe, currentWay)
  if (way === undefined || way === 'byHand') return way && explain
  return () => {
    // A browser that refuses to ask says so itself.
    way.prompt().catch(() => undefined)
    // Each event asks once. If the answer is no, the browser may make another offer.
    setOffer()
  }
}

function subscribe(listener: () => void): () => void {
  const { listeners } = offerOfPage()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function currentWay(): InstallEvent | 'byHand' | undefined {
  if (window.matchMedia('(display-mode: standalone)').matches) return undefined
  // Only browsers on iOS have this property. In an installed app it is true.
  return offerOfPage().event ?? (Reflect.get(navigator, 'standalone') === false ? 'byHand' : undefined)
}
