import * as v from 'valibot'
import { userRecords } from '../session/userRecords.ts'

/** Views of one list. */
export const maxViews = 20
/** In characters. */
export const maxNameLength = 60
const maxQueryLength = 2000

const text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength))

const savedView = v.object({
  /** The path of the list, such as `/orders`. */
  list: text(200),
  name: text(maxNameLength),
  /** See `viewQuery`. */
  query: text(maxQueryLength),
})

/** A list with its search, filters, sort and dates, under a name. */
export type SavedView = Readonly<v.InferOutput<typeof savedView>>

/** The views that the session's user has saved. */
export const savedViews = userRecords(
  'views',
  { schema: savedView, keyOf: ({ list, name }) => JSON.stringify([list, nameKey(name)]), keptFor: 'session' },
  ({ change }) => ({
    /** Replaces a view of the same name. Does nothing if the list has `maxViews` of other names. */
    save: (view: SavedView) => change((views) => withView(views, view)),
    forget: (view: SavedView) => change((views) => withoutView(views, view)),
  }),
)

/** Which views are one: letter case and spaces make no difference. */
export function isNamed(view: SavedView, name: string): boolean {
  return nameKey(view.name) === nameKey(name)
}

const nameKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

function withView(views: readonly SavedView[], added: SavedView): readonly SavedView[] {
  const others = withoutView(views, added)
  if (others.filter(({ list }) => list === added.list).length >= maxViews) return views
  // In the order of their names.
  return [...others, added].toSorted((a, b) => a.name.localeCompare(b.name))
}

function withoutView(views: readonly SavedView[], removed: SavedView): readonly SavedView[] {
  return views.filter((view) => view.list !== removed.list || !isNamed(view, removed.name))
}

/**
 * The part of a query string that makes a view: everything but the row in view. The order of the parameters makes no
 * difference. Returns '' for the plain list, and for what is too long to be saved.
 */
export function viewQuery(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('row')
  parameters.sort()
  const query = parameters.toString()
  return query.length > maxQueryLength ? '' : query
}
