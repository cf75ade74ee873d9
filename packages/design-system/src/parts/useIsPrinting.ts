import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { pageState } from '../page/pageState.ts'

/**
 * Only for its `change` event. Chromium does not send this event if `matches` of the same object is read shortly before it,
 * as the handler of a scroll event does.
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
