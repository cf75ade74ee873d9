const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const style = `
  body { margin: 0 auto; padding: 2rem 1rem; max-width: 30rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff }
  label { display: block; margin: 0.75rem 0 }
  input { display: block; box-sizing: border-box; width: 100%; padding: 0.75rem; font: inherit; border: 1px solid #6b6b6b; border-radius: 0.25rem }
  button { display: block; width: 100%; margin: 0.75rem 0; padding: 0.75rem; font: inherit; color: #fff; background: #1d4f91; border: 0; border-radius: 0.25rem }
  button ~ button { color: #1a1a1a; background: #fff; outline: 1px solid #6b6b6b }
  :focus-visible { outline: 3px solid #b35900; outline-offset: 2px }`

/**
 * A form field. The form's first button requires a value in each field. The other buttons send the form even if fields are
 * empty.
 */
export interface PageField {
  readonly name: string
  readonly label: string
  readonly autocomplete: 'name' | 'street-address' | 'off'
}

/**
 * A plain HTML page: a heading, paragraphs, and a form whose buttons post `outcome` to the page's own address. The page
 * uses no script and cannot be framed.
 */
export function page(
  status: number,
  title: string,
  paragraphs: readonly string[],
  buttons: readonly (readonly [outcome: string, label: string])[] = [],
  fields: readonly PageField[] = [],
): Response {
  const inputs = fields.map(
    ({ name, label, autocomplete }) =>
      `<label>${escaped(label)} <input name="${name}" autocomplete="${autocomplete}" maxlength="200" required></label>`,
  )
  const form = buttons.map(
    ([outcome, label], index) =>
      `<button name="outcome" value="${escaped(outcome)}"${index > 0 && fields.length > 0 ? ' formnovalidate' : ''}>${escaped(label)}</button>`,
  )
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
${form.length > 0 ? `<form method="post">${[...inputs, ...form].join('\n')}</form>` : ''}
</main>
</body>
</html>`
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  })
}

/** Redirects to a page of the portal. If the address is not http or https, shows a message instead. */
export function backToPortal(address: string, title: string): Response {
  const isPage = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
  if (!isPage) return page(200, title, ['The portal gave no page to go back to.'])
  return new Response(null, { status: 303, headers: { Location: address } })
}
