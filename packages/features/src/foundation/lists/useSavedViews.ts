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
    /** The query string that saving would store now; '' if there is nothing to save. */
    query: viewQuery(search),
    href: (view: SavedView) => `${list}?${view.query}`,
    find: (name: string) => views.find((view) => isNamed(view, name)),
    /** Saves the current query string under a name, replacing a view of that name. */
    saveAs: (name: string) => save({ list, name, query: viewQuery(search) }),
    restore: save,
    forget,
  }
}
