/** Something that an action needs is not there. Its text is a specified one and is shown as it is. */
export class MissingError extends Error {
  override readonly name = 'MissingError'
}
