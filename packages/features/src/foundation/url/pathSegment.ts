/**
 * Ids from the supplier as segments of a path. A segment of one or two dots would be taken for the folder itself or the
 * one above, even when its dots are encoded, so it gets a `~`. So does one that ends so already, to be told from it. The router
 * reads an id that contains the text `%2F` with a slash in its place; such an id is not found.
 */
const dots = /^\.{1,2}~*$/
const markedDots = /^\.{1,2}~+$/

/** A segment with the slash before it; '' for no id. */
export function writeSegment(id: string | undefined): string {
  if (id === undefined || id === '') return ''
  // Half of a pair of characters cannot be encoded.
  return `/${encodeURIComponent(dots.test(id) ? `${id}~` : id.toWellFormed())}`
}

/** The id of a segment that the router has decoded; '' for no segment. */
export function readSegment(segment: string | undefined = ''): string {
  return markedDots.test(segment) ? segment.slice(0, -1) : segment
}
