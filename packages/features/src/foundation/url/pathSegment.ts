/**
 * Matches ids from the supplier that consist of one or two dots, perhaps with `~` after them. `writeSegment` appends `~` to
 * such an id, because browsers read a segment of one or two dots as a folder, even if the dots are encoded. If the id
 * already ends with `~`, it gets another `~`. The router reads the text `%2F` in an id as a slash, so an id that contains
 * this text is not found.
 */
const dots = /^\.{1,2}~*$/
const markedDots = /^\.{1,2}~+$/

/** The path segment for an id, with a slash before it; '' for no id. */
export function writeSegment(id: string | undefined): string {
  if (id === undefined || id === '') return ''
  // `toWellFormed` replaces half surrogates, which cannot be encoded.
  return `/${encodeURIComponent(dots.test(id) ? `${id}~` : id.toWellFormed())}`
}

/** The id in a path segment that the router has already decoded; '' for no segment. */
export function readSegment(segment: string | undefined = ''): string {
  return markedDots.test(segment) ? segment.slice(0, -1) : segment
}
