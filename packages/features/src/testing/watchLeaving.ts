interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean }
}

const isNavigation = (event: Event): event is NavigateEvent => 'destination' in event

/**
 * Keeps the story on the page, and collects the addresses that the browser would have opened. Dispatches `pagehide` for
 * each address, so that the story continues as if the browser had restored the page from its back/forward cache.
 * @returns a function that stops watching
 */
export function watchLeaving(addresses: string[]): () => void {
  const onNavigate = (event: Event) => {
    if (!isNavigation(event) || event.destination.sameDocument) return
    event.preventDefault()
    addresses.push(event.destination.url)
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  }
  const navigation: unknown = Reflect.get(window, 'navigation')
  if (!(navigation instanceof EventTarget)) throw new Error('This browser has no Navigation API')
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
