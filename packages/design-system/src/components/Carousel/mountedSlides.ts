/**
 * Which slides are in the page, in their order: the current one, and those that come next either way, so that their
 * pictures are there when they are wanted. The first follows on the last.
 */
export function mountedSlides(current: number, count: number): readonly number[] {
  if (count < 1) return []
  const wanted = [current, (current + 1) % count, (current + count - 1) % count]
  return [...new Set(wanted)].toSorted((one, other) => one - other)
}
