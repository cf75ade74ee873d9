import { designTokens } from '@trade-portal/design-system/design-tokens'
import type { Plugin } from 'vite'

/** Serves `tokens.json`, the theme for design tools such as Figma, and writes it into the static site. */
export function tokensPlugin(): Plugin {
  const source = `${JSON.stringify(designTokens(), null, 2)}\n`
  return {
    name: 'tokens',
    configureServer({ middlewares }) {
      middlewares.use('/tokens.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json').end(source)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'tokens.json', source })
    },
  }
}
