/** The code of a field could not be loaded. Only a reload of the page requests it again in every browser. */
export class FieldLoadError extends Error {
  override readonly name = 'FieldLoadError'
}
