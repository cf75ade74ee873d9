export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const style = `
  body { font: 14px/1.4 system-ui, sans-serif; margin: 24px auto; max-width: 1500px; padding: 0 24px; color: #222; background: #f4f4f4 }
  h1 { font-size: 22px } h2 { font-size: 16px; margin: 20px 0 6px } h3 { font-size: 14px; margin: 12px 0 6px }
  .failures { border-left: 4px solid #c00; background: #fff; padding: 8px 16px; color: #a00 }
  details { background: #fff; border: 1px solid #ccc; margin-block: 6px; padding: 8px 12px }
  summary { cursor: pointer; font-weight: 600 } summary small { font-weight: 400; color: #666 }
  .row { display: flex; gap: 12px; overflow-x: auto; padding-block-end: 12px }
  figure { margin: 0; flex: none } figcaption { color: #555; font-size: 12px }
  img { display: block; width: 100%; height: 220px; object-fit: cover; object-position: top; border: 1px solid #bbb; background: #fff }
  .compared > * { flex: none; align-self: start; width: 420px } .compared img { height: auto }
  .difference { position: relative; filter: brightness(12) invert(1) }
  .difference img + img { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference }
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
