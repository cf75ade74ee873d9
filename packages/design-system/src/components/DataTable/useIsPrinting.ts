import { useSyncExternalStore } from 'react'

const media = window.matchMedia('print')
let isAnnounced = false

/** Whether the page is being printed, told early enough to draw what a window on a long list leaves out. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting)
}

function isPrinting(): boolean {
  return isAnnounced || media.matches
}

function subscribe(notify: () => void): () => void {
  const announce = (next: boolean) => () => {
    isAnnounced = next
    notify()
  }
  const [begin, end] = [announce(true), announce(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  media.addEventListener('change', notify)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    media.removeEventListener('change', notify)
  }
}
