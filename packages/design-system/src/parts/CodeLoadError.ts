/**
 * Thrown if a file of the portal could not be loaded. Some browsers request the file again only after a reload of the page.
 */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError'
}
