import { useMemo, useSyncExternalStore } from 'react'

/** Whether the media query matches. The result is always current. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, matches } = useMemo(() => watch(window.matchMedia(query)), [query])
  return useSyncExternalStore(subscribe, matches)
}

function watch(list: MediaQueryList) {
  const subscribe = (onChange: () => void) => {
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }
  return { subscribe, matches: () => list.matches }
}
