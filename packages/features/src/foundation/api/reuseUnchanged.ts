import { replaceEqualDeep } from '@tanstack/react-query'

/**
 * The `structuralSharing` of a long list: keeps the objects of unchanged items even if their positions change. TanStack
 * Query compares items by position. If an early item were removed, all later items would become new objects and render
 * again.
 */
export function reuseUnchanged(before: unknown, after: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(after)) return replaceEqualDeep(before, after)
  const known = new Set<unknown>(before)
  const kept = after.map((item: unknown, index) => (known.has(item) ? item : replaceEqualDeep(before[index], item)))
  const isSame = kept.length === before.length && kept.every((item, index) => item === before[index])
  return isSame ? before : kept
}
