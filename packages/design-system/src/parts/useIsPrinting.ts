import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { pageState } from '../page/pageState.ts'

/**
 * Used only for its `change` event. Code elsewhere must not read `matches` of this object: Chromium skips the event if
 * `matches` was read shortly before, for example in a scroll handler.
 */
const printMedia = window.matchMedia('print')
const printing = pageState(() => ({ isAnnounced: false }))

/** Whether the page is being printed. Changes early enough to render content that is only for paper. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribeToPrinting, isPrintingNow)
}

export function isPrintingNow(): boolean {
  return printing().isAnnounced || window.matchMedia('print').matches
}

function subscribeToPrinting(notify: () => void): () => void {
  const announce = (next: boolean) => () => {
    printing().isAnnounced = next
    // With a Print button, printing happens while the press is still being handled. Without `flushSync`, React would render
    // only after printing.
    flushSync(notify)
  }
  const [begin, end] = [announce(true), announce(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  printMedia.addEventListener('change', notify)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    printMedia.removeEventListener('change', notify)
  }
}
