import type { IconName } from '../../icons/shapes.tsx'

/** A page, which may have further pages below it. */
export interface NavigationLink {
  kind: 'link'
  label: string
  href: string
  icon?: IconName
  /** Opens in a new tab which knows nothing of this one. */
  isExternal?: boolean
  /** The page that is shown now. */
  isCurrent?: boolean
  children?: readonly NavigationEntry[]
}

/** A name for pages that belong together, without a page of its own. */
export interface NavigationGroup {
  kind: 'group'
  label: string
  icon?: IconName
  children: readonly NavigationEntry[]
}

/** Something to do, such as signing out. */
export interface NavigationAction {
  kind: 'action'
  label: string
  icon?: IconName
  onPress: () => void
}

interface NavigationSeparator {
  kind: 'separator'
}

export type NavigationEntry = NavigationLink | NavigationGroup | NavigationAction | NavigationSeparator

export function childrenOf(entry: NavigationEntry | undefined): readonly NavigationEntry[] {
  return entry !== undefined && 'children' in entry ? (entry.children ?? []) : []
}

/** How many levels there are below each other. */
export function levelsOf(entries: readonly NavigationEntry[]): number {
  return entries.reduce((most, entry) => {
    const children = childrenOf(entry)
    return children.length === 0 ? most : Math.max(most, 1 + levelsOf(children))
  }, 1)
}
