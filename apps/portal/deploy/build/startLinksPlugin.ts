import type { HtmlTagDescriptor, Plugin } from 'vite'
import { scriptWith } from './scriptWith.ts'

/** Names the scripts of `main.tsx` in the built page, so that the browser requests them together with `boot.ts`. */
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
      handler(html, { bundle = {} }): HtmlTagDescriptor[] {
        const needed = new Set<string>()
        const add = (fileName: string) => {
          const file = bundle[fileName]
          if (file?.type !== 'chunk' || needed.has(fileName)) return
          needed.add(fileName)
          file.imports.forEach(add)
        }
        add(scriptWith('/apps/portal/src/main.tsx', bundle).fileName)
        return [...needed]
          .filter((fileName) => !html.includes(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: base + fileName },
            injectTo: 'head',
          }))
      },
    },
  }
}
