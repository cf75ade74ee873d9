import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Adds an integrity hash to each script and style in `index.html`. The browser then refuses a file that a cache or a
 * network has changed or truncated.
 */
export function integrityPlugin(): Plugin {
  let base = '/'
  return {
    name: 'integrity',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    generateBundle: {
      // Runs after all plugins that change scripts.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no page')
        page.source = page.source
          .toString()
          .replace(/ (?:src|href)="([^"]+\.(?:js|css))"/g, (attribute, address: string) => {
            const file = bundle[address.slice(base.length)]
            if (file === undefined) return attribute
            const content = file.type === 'chunk' ? file.code : file.source
            return `${attribute} integrity="sha384-${createHash('sha384').update(content).digest('base64')}"`
          })
      },
    },
  }
}
