import * as v from 'valibot'
import { userRecords } from '../session/userRecords.ts'
import { foldText } from './foldText.ts'

/** The maximum number of views for one list. */
export const maxViews = 20
export const maxNameLength = 60
const maxQueryLength = 2000

const text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength))

const savedView = v.object({
  /** The path of the list, such as `/orders`. */
  list: text(200),
  name: text(maxNameLength),
  /** The query string of the view; see `viewQuery`. */
  query: text(maxQueryLength),
})

/** A named view of a list: its search, filters, sort and dates. */
export type SavedView = Readonly<v.InferOutput<typeof savedView>>

export const savedViews = userRecords(
  'views',
  { schema: savedView, keyOf: ({ list, name }) => JSON.stringify([list, foldText(name)]), isTool: true },
  ({ change }) => ({
    /**
     * Saves a view, replacing one of the same name. Does nothing if the list already has `maxViews` views of other names.
     */
    save: (view: SavedView) => change((views) => withView(views, view)),
    forget: (view: SavedView) => change((views) => withoutView(views, view)),
  }),
)

/** Whether a view has this name, ignoring letter case and spaces. */
export function isNamed(view: SavedView, name: string): boolean {
  return foldText(view.name) === foldText(name)
}

function withView(views: readonly SavedView[], added: SavedView): readonly SavedView[] {
  const others = withoutView(views, added)
  if (others.filter(({ list }) => list === added.list).length >= maxViews) return views
  return [...others, added].toSorted((a, b) => a.name.localeCompare(b.name))
}

function withoutView(views: readonly SavedView[], removed: SavedView): readonly SavedView[] {
  return views.filter((view) => view.list !== removed.list || !isNamed(view, removed.name))
}

/**
 * The query string of a view: all parameters in a fixed order, leaving out `row` and `page`, which only say which part of
 * the list is shown. '' if a list has no search, filter or sort, or if the query is too long to be saved.
 */
export function viewQuery(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('row')
  parameters.delete('page')
  parameters.sort()
  const query = parameters.toString()
  return query.length > maxQueryLength ? '' : query
}
