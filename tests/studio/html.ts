export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const style = `
  body { font: 14px/1.4 system-ui, sans-serif; margin: 24px auto; max-width: 1500px; padding: 0 24px; color: #222; background: #f4f4f4 }
  h1 { font-size: 22px } h2 { font-size: 16px; margin: 20px 0 6px } h3 { font-size: 14px; margin: 0 0 6px }
  fieldset { display: inline-flex; gap: 12px; border: 1px solid #bbb; background: #fff; margin: 0 8px 12px 0 }
  .failures { border-left: 4px solid #c00; background: #fff; padding: 8px 16px; color: #a00 }
  details { background: #fff; border: 1px solid #ccc; margin-block: 6px; padding: 8px 12px }
  summary { cursor: pointer; font-weight: 600 } summary small { font-weight: 400; color: #666 }
  .failed, .failed a { color: #c00 }
  .row { display: flex; gap: 12px; overflow-x: auto; padding-block-end: 12px }
  figure { margin: 0; flex: none } figcaption { color: #555; font-size: 12px }
  img { display: block; height: 220px; object-fit: cover; object-position: top; border: 1px solid #bbb; background: #fff }
  .differences img { height: auto; width: 420px }
  .differences .row { align-items: start }
`

/** A whole page. @param body HTML */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>
${body}
</body></html>
`
}

/**
 * A small picture that opens the whole one. Long pages are cut, so that narrow ones stay readable.
 * @param path relative to the page
 * @param width of the viewport in the picture
 */
export function thumbnail(path: string, caption: string, width: number, attributes = ''): string {
  const image = `<img loading="lazy" width="${Math.round(70 + width / 5)}" src="${path}" alt="${escapeHtml(caption)}">`
  return `<figure ${attributes}><a href="${path}">${image}</a><figcaption>${escapeHtml(caption)}</figcaption></figure>`
}
