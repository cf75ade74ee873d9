/**
 * Ids from the supplier as segments of a path. One or two dots mean a folder, even if they are encoded, so such a segment
 * gets a `~`. Dots that already end with a `~` get another one. The router reads the text `%2F` in an id as a slash; such an
 * id is not found.
 */
const dots = /^\.{1,2}~*$/
const markedDots = /^\.{1,2}~+$/

/** A segment with the slash before it; '' for no id. */
export function writeSegment(id: string | undefined): string {
  if (id === undefined || id === '') return ''
  // A half surrogate cannot be encoded.
  return `/${encodeURIComponent(dots.test(id) ? `${id}~` : id.toWellFormed())}`
}

/** The id of a segment that the router has decoded; '' for no segment. */
export function readSegment(segment: string | undefined = ''): string {
  return markedDots.test(segment) ? segment.slice(0, -1) : segment
}
