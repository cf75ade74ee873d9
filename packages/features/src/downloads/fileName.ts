/** The last path segment of a file's address, decoded. */
export function fileNameOf(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const name = path.split('/').at(-1) ?? ''
  try {
    return withoutBidiControls(decodeURIComponent(name))
  } catch {
    return withoutBidiControls(name)
  }
}

/** Removes Unicode bidi controls. They can reverse text, and so make the name of a program look like that of a PDF file. */
export function withoutBidiControls(name: string): string {
  return name.replace(/\p{Bidi_Control}/gu, '')
}
