/** The first PDF of a product's files with an http or https address; undefined if there is none. */
export function datasheetOf(files: readonly string[]): string | undefined {
  return files.find((file) => {
    if (!URL.canParse(file)) return false
    const { protocol, pathname } = new URL(file)
    return (protocol === 'https:' || protocol === 'http:') && /\.pdf$/i.test(pathname)
  })
}
