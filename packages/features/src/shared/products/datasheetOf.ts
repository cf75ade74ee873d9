/** The first PDF among a product's files that can safely be opened: http or https only. */
export function datasheetOf(files: readonly string[]): string | undefined {
  return files.find((file) => {
    if (!URL.canParse(file)) return false
    const { protocol, pathname } = new URL(file)
    return (protocol === 'https:' || protocol === 'http:') && /\.pdf$/i.test(pathname)
  })
}
