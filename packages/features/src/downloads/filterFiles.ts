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

/** The files whose name, or what they are described as, holds the text in any letter case. */
export function filterFiles<File extends { readonly url: string; readonly description: string }>(
  files: readonly File[],
  text: string,
): readonly File[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return files
  return files.filter(({ url, description }) =>
    [fileNameOf(url), description].some((words) => words.toLowerCase().includes(wanted)),
  )
}
