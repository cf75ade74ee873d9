import type { ProductFile } from '@trade-portal/supplier-api'

/** Address of the first PDF of a product's files that is http or https; undefined if there is none. */
export function datasheetOf(files: readonly ProductFile[]): string | undefined {
  return files.find(({ address, type }) => {
    if (!URL.canParse(address)) return false
    const { protocol, pathname } = new URL(address)
    const isPdf = /(^|\W)pdf$/.test(type) || /\.pdf$/i.test(pathname)
    return isPdf && (protocol === 'https:' || protocol === 'http:')
  })?.address
}
