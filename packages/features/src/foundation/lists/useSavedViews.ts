import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../session/useSession.ts'
import { isNamed, maxViews, savedViews, viewQuery, type SavedView } from './savedViews.ts'

/** The saved views of the list at the current address, and the functions that change them. */
export function useSavedViews() {
  const { pathname, search } = useLocation()
  const { subscribe, current, save, forget } = savedViews.of(useSession())
  const list = pathname.replace(/\/+$/, '')
  const all = useSyncExternalStore(subscribe, current)
  const views = all.filter((view) => view.list === list).slice(0, maxViews)
  return {
    views,
    /** The query that would be saved now; '' if there is nothing to save. */
    query: viewQuery(search),
    href: (view: SavedView) => `${list}?${view.query}`,
    find: (name: string) => views.find((view) => isNamed(view, name)),
    /** Saves the query of the address, and replaces a view of the same name. */
    saveAs: (name: string) => save({ list, name, query: viewQuery(search) }),
    /** Saves a deleted view again. */
    restore: save,
    forget,
  }
}
