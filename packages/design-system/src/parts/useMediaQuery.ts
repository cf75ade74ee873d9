import { useMemo, useSyncExternalStore } from 'react'

/** Whether the media query matches. Renders the component again when this changes. */
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
