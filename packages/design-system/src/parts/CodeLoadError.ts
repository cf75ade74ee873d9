/** Thrown if a file of the portal could not be loaded. In some browsers, only a reload of the page requests it again. */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError'
}
