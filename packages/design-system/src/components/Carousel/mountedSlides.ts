/**
 * The indexes of the rendered slides, in order: the current one and both its neighbours, so that their pictures are loaded
 * before they are shown. The first slide follows the last.
 */
export function mountedSlides(current: number, count: number): readonly number[] {
  if (count < 1) return []
  const wanted = [current, (current + 1) % count, (current + count - 1) % count]
  return [...new Set(wanted)].toSorted((one, other) => one - other)
}
