/** A page, possibly with pages below it. */
export interface NavigationLink {
  kind: 'link'
  label: string
  href: string
  /** Opens the link in a new tab, which has no access to the current tab. */
  isExternal?: boolean
  /** Whether this is the current page. */
  isCurrent?: boolean
  children?: readonly NavigationEntry[]
}

/** A heading above pages that belong together. The heading itself leads to no page. */
export interface NavigationGroup {
  kind: 'group'
  label: string
  children: readonly NavigationEntry[]
}

/** An action, such as signing out. */
export interface NavigationAction {
  kind: 'action'
  label: string
  onPress: () => void
}

interface NavigationSeparator {
  kind: 'separator'
}

/** Text above the entries, such as who is signed in. */
interface NavigationNote {
  kind: 'note'
  title: string
  text: string
}

export type NavigationEntry = NavigationLink | NavigationGroup | NavigationAction | NavigationSeparator | NavigationNote

export function childrenOf(entry: NavigationEntry | undefined): readonly NavigationEntry[] {
  return entry !== undefined && 'children' in entry ? (entry.children ?? []) : []
}

/** Number of levels of the tree. */
export function levelsOf(entries: readonly NavigationEntry[]): number {
  return entries.reduce((most, entry) => {
    const children = childrenOf(entry)
    return children.length === 0 ? most : Math.max(most, 1 + levelsOf(children))
  }, 1)
}

/**
 * The entries along a path. Stops at an entry that has disappeared or has no entries below it, because entries may change
 * while the path is open.
 */
export function entriesAlongPath(
  entries: readonly NavigationEntry[],
  path: readonly number[],
): readonly (NavigationLink | NavigationGroup)[] {
  const [index, ...rest] = path
  const entry = index === undefined ? undefined : entries[index]
  if (entry === undefined || !('children' in entry) || childrenOf(entry).length === 0) return []
  return [entry, ...entriesAlongPath(childrenOf(entry), rest)]
}
