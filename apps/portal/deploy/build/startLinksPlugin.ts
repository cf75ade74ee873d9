import type { Plugin } from 'vite'
import { scriptWith } from './scriptWith.ts'

/**
 * Adds links to the page's HTML for the scripts that `main.tsx` needs, so that the browser requests them together with
 * `boot.ts`. Otherwise the browser would learn of them only from `boot.ts`, which imports `main.tsx`, and each page would
 * be usable 0.4 s later on slow 4G.
 */
export function startLinksPlugin(): Plugin {
  let base = '/'
  return {
    name: 'start-links',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const { fileName, imports } = scriptWith('/apps/portal/src/main.tsx', bundle)
        return [fileName, ...imports]
          .filter((name) => !html.includes(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: base + name },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}
