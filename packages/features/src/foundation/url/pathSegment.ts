/**
 * Matches ids that consist of one or two dots, perhaps with `~` after them. `writeSegment` appends a `~` to such an id,
 * because browsers read a segment of one or two dots as a folder, even if the dots are encoded. `readSegment` removes one
 * `~` again. Limitation: an id that contains the text `%2F` is not found, because the router reads this text as a slash.
 */
const dots = /^\.{1,2}~*$/
const markedDots = /^\.{1,2}~+$/

/** The path segment for an id, with a slash before it; '' for no id. */
export function writeSegment(id: string | undefined): string {
  if (id === undefined || id === '') return ''
  // `toWellFormed` replaces lone surrogates, which cannot be encoded.
  return `/${encodeURIComponent(dots.test(id) ? `${id}~` : id.toWellFormed())}`
}

/** The id in a path segment that the router has already decoded; '' for no segment. */
export function readSegment(segment: string | undefined = ''): string {
  return markedDots.test(segment) ? segment.slice(0, -1) : segment
}
