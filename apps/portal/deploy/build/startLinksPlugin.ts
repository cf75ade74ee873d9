import type { Plugin } from 'vite'
import { scriptWith } from './scriptWith.ts'

const entryScript = /\n *<script type="module"[^>]*><\/script>/
const firstLink = /\n *<link/

/**
 * Puts `boot.ts` before all else that the built page names, because everything waits for it: over HTTP/1.1 the first
 * request alone finds a connection that is open. Names the scripts of `main.tsx` too, the largest first, so that the browser
 * requests them together with it.
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
        const sizes = new Map<string, number>()
        const add = (fileName: string) => {
          const file = bundle[fileName]
          if (file?.type !== 'chunk' || sizes.has(fileName)) return
          sizes.set(fileName, file.code.length)
          file.imports.forEach(add)
        }
        add(scriptWith('/apps/portal/src/main.tsx', bundle).fileName)
        const [entry] = entryScript.exec(html) ?? []
        if (entry === undefined || !firstLink.test(html)) throw new Error('The page is not as this plugin knows it')
        const tags = [...sizes]
          .filter(([fileName]) => !html.includes(fileName))
          .toSorted(([, a], [, b]) => b - a)
          .map(([fileName]) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: base + fileName },
            injectTo: 'head' as const,
          }))
        return { html: html.replace(entry, '').replace(firstLink, (link) => entry + link), tags }
      },
    },
  }
}
