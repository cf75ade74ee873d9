import { replaceEqualDeep } from '@tanstack/react-query'

/**
 * The `structuralSharing` of a long list: keeps the objects of items that have not changed, wherever they stand. TanStack
 * Query compares items by position, so the removal of an early item would make all later items new objects, which render
 * again.
 */
export function reuseUnchanged(before: unknown, after: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(after)) return replaceEqualDeep(before, after)
  const known = new Set<unknown>(before)
  const kept = after.map((item: unknown, index) => (known.has(item) ? item : replaceEqualDeep(before[index], item)))
  const isSame = kept.length === before.length && kept.every((item, index) => item === before[index])
  return isSame ? before : kept
}
