import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/**
 * Adds links to the page's HTML for the scripts that `main.tsx` needs, so that the browser requests them together with
 * `boot.ts`. Otherwise the browser would learn of them only from `boot.ts`, which imports `main.tsx`, and each page would
 * be usable 0.4 s later on slow 4G. Also adds a link for the typeface, because the browser uses it only if it
 * is loaded before the first text is shown.
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
        const typefaces = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
        const link = (attrs: Record<string, string>, name: string) => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true, href: base + name },
          injectTo: 'head' as const,
        })
        return [
          ...typefaces.map((name) => link({ rel: 'preload', as: 'font', type: 'font/woff2' }, name)),
          ...[fileName, ...imports]
            .filter((name) => !html.includes(name))
            .map((name) => link({ rel: 'modulepreload' }, name)),
        ]
      },
    },
  }
}

/** Names of groups in `chunks.ts`. The page that is opened first calls nearly all functions in their scripts. */
const startGroups: ReadonlySet<string> = new Set(['react', 'main', 'signed-in'])

/**
 * Makes Chromium compile all functions of the first page's scripts off the main thread, while the scripts arrive. Otherwise
 * Chromium compiles each function on the main thread when it is first called, and the sign-in page takes an eighth longer
 * to become usable. Other browsers ignore the hint, which is a comment. Source:
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export function compileHintsPlugin(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Browsers read the hint only in the first line of a script. Vite adds lines at the start, so this runs after Vite.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && startGroups.has(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}

/** Fails the build for a style without a value, into which the minifier turns what it does not understand. */
export function completeStylesPlugin(): Plugin {
  return {
    name: 'complete-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          const empty = /[{;]-?[a-z][a-z-]*:(?=[;}])/.exec(file.source.toString())
          if (empty) throw new Error(`${file.fileName} has an empty declaration: ${empty[0].slice(1)}`)
        }
      },
    },
  }
}

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

/**
 * The script of a build that contains the given module.
 * @throws if no script contains it
 */
export function scriptWith(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module))) return file
  }
  throw new Error(`No script of the build contains ${module}`)
}
