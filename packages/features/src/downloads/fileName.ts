/** The last part of a file's address, in readable letters. */
export function fileNameOf(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const name = path.split('/').at(-1) ?? ''
  try {
    return inWrittenOrder(decodeURIComponent(name))
  } catch {
    return inWrittenOrder(name)
  }
}

/** A name without the marks that turn letters around: with them `exe.pdf` may be a program. */
export function inWrittenOrder(name: string): string {
  return name.replace(/\p{Bidi_Control}/gu, '')
}
