import { pdfPage } from '../files/pdf.ts'
import { picture } from '../files/picture.ts'
import type { Supplier } from '../state/supplier.ts'
import type { Product } from '../world/world.ts'

/** Answers a request for a picture, datasheet or download; undefined for any other address. */
export function generatedFile(supplier: Supplier, url: URL): Response | undefined {
  const [, folder, name = ''] = /\/(pictures|datasheets|files)\/([\w.-]+)\.(?:svg|pdf)$/.exec(url.pathname) ?? []
  if (folder === undefined) return undefined
  const content = folder === 'pictures' ? picture(name) : pdfOf(supplier, folder, name)
  if (content === undefined) return undefined
  return new Response(content, {
    headers: {
      'Content-Type': folder === 'pictures' ? 'image/svg+xml' : 'application/pdf',
      'Cache-Control': 'max-age=86400',
    },
  })
}

function pdfOf(supplier: Supplier, folder: string, name: string): string | undefined {
  if (folder === 'datasheets') return datasheet(supplier.products.get(name))
  const file = supplier.world.downloads.find((download) => download.name === name)
  return file && pdfPage([file.description, file.category, supplier.world.supplier.name])
}

function datasheet(product: Product | undefined): string | undefined {
  if (!product?.hasDatasheet) return undefined
  return pdfPage([product.name, product.id, ...wrapped(product.description, 80)])
}

function wrapped(text: string, width: number): string[] {
  return text.match(new RegExp(`.{1,${width}}(?:\\s|$)`, 'g')) ?? []
}
