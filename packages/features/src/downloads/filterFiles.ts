/** The last part of a file's address, in readable letters. */
export function fileNameOf(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const name = path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The files whose name holds the text, in any letter case. */
export function filterFiles<File extends { readonly url: string }>(
  files: readonly File[],
  text: string,
): readonly File[] {
  const wanted = text.trim().toLowerCase()
  return wanted === '' ? files : files.filter(({ url }) => fileNameOf(url).toLowerCase().includes(wanted))
}
