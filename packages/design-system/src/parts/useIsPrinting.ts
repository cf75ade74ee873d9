import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { pageState } from '../page/pageState.ts'

const printMedia = window.matchMedia('print')
const printing = pageState(() => ({ isAnnounced: false }))

/** Whether the page is being printed, known early enough to render what only paper shows. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribeToPrinting, isPrintingNow)
}

export function isPrintingNow(): boolean {
  return printing().isAnnounced || printMedia.matches
}

function subscribeToPrinting(notify: () => void): () => void {
  const announce = (next: boolean) => () => {
    printing().isAnnounced = next
    // A Print button announces it during its own press. React would render after that, when the page has been printed.
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
