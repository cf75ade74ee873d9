import type { ProductFile } from '@trade-portal/supplier-api'

/** The address of a product's first PDF file with an http or https address; undefined if there is none. */
export function datasheetOf(files: readonly ProductFile[]): string | undefined {
  return files.find(({ address, type }) => {
    if (!URL.canParse(address)) return false
    const { protocol, pathname } = new URL(address)
    const isPdf = /(^|\W)pdf$/.test(type) || /\.pdf$/i.test(pathname)
    return isPdf && (protocol === 'https:' || protocol === 'http:')
  })?.address
}
