/**
 * Matches ids from the supplier to which a path segment must append `~`. Browsers read a segment of one or two dots as a
 * folder, even if the dots are encoded. An id of dots that already ends with `~` gets another `~`. The router reads the text
 * `%2F` in an id as a slash, so such an id is not found.
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
