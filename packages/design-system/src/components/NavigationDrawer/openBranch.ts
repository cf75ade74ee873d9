import { childrenOf } from '../NavigationMenu/NavigationEntry.ts'
import type { NavigationEntry, NavigationGroup, NavigationLink } from '../NavigationMenu/NavigationEntry.ts'

/** The entries along a path, as far as they still exist: the entries may have changed since the path was opened. */
export function openBranch(
  entries: readonly NavigationEntry[],
  path: readonly number[],
): readonly (NavigationLink | NavigationGroup)[] {
  const [index, ...rest] = path
  const entry = index === undefined ? undefined : entries[index]
  if (entry === undefined || !('children' in entry) || childrenOf(entry).length === 0) return []
  return [entry, ...openBranch(childrenOf(entry), rest)]
}
