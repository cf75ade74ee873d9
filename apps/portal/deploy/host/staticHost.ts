import { cacheControl } from './headers.ts'

/**
 * The file `_headers`, as Netlify and Cloudflare Pages read it. These hosts join the values of all matching rules, so the
 * rule for everything must not set `Cache-Control`. Files without a rule are revalidated.
 */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const rule = (path: string, values: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const revalidated = ['/', '/index.html', '/sw.js', '/theme.css', '/version.json', '/config/*']
  return `${[
    rule('/*', headers),
    rule('/assets/*', { 'Cache-Control': cacheControl('/assets/') }),
    ...revalidated.map((path) => rule(path, { 'Cache-Control': cacheControl(path) })),
  ].join('\n\n')}\n`
}

/** The file `_redirects`, as Netlify reads it: 404 for a missing file, the page for every other address. */
export const redirectsFile = `/assets/* /missing.txt 404
/config/* /missing.txt 404
/* /index.html 200
`
