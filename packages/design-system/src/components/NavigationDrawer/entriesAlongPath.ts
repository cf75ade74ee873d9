import { childrenOf } from '../NavigationMenu/NavigationEntry.ts'
import type { NavigationEntry, NavigationGroup, NavigationLink } from '../NavigationMenu/NavigationEntry.ts'

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
