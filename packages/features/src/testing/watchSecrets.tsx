import { useEffect, type ReactNode } from 'react'
import { useSession } from '../foundation/session/useSession.ts'

let readCache = () => ''

/** Wraps a screen, so that `placesContaining` can search its query cache. */
export function CacheWatched({ children }: { readonly children: ReactNode }) {
  const { queryClient } = useSession()
  useEffect(() => {
    readCache = () =>
      JSON.stringify([
        queryClient.getMutationCache().getAll().length,
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ queryKey, state }) => [queryKey, state.data]),
      ])
  }, [queryClient])
  return children
}

/** Names the places that contain a secret: the page, its fields, the storage or the query cache. */
export function placesContaining(secret: string): string[] {
  const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  )
  const places = {
    page: document.documentElement.innerHTML,
    fields: fields.join('\n'),
    storage: JSON.stringify([window.localStorage, window.sessionStorage]),
    cache: readCache(),
  }
  return Object.entries(places).flatMap(([place, text]) => (text.includes(secret) ? [place] : []))
}
