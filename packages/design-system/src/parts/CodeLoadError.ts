/** A file of the portal could not be loaded. Only a reload of the page requests it again in every browser. */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError'
}
