/** The code of a screen could not be fetched: no connection, or a newer version of the portal has taken its place. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError'
}
