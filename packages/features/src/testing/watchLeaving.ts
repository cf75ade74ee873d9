interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean }
}

const isNavigation = (event: Event): event is NavigateEvent => 'destination' in event

/**
 * Keeps the browser in the story and notes where it would have gone. As the page would then be left, `pagehide` is
 * dispatched; the story is from then on in the state that the back/forward cache keeps.
 * @returns the addresses so far, and a function that ends it
 */
export function watchLeaving() {
  const addresses: string[] = []
  const onNavigate = (event: Event) => {
    if (!isNavigation(event) || event.destination.sameDocument) return
    event.preventDefault()
    addresses.push(event.destination.url)
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  }
  const navigation: unknown = Reflect.get(window, 'navigation')
  if (!(navigation instanceof EventTarget)) throw new Error('This browser has no Navigation API')
  navigation.addEventListener('navigate', onNavigate)
  return { addresses, stop: () => navigation.removeEventListener('navigate', onNavigate) }
}
