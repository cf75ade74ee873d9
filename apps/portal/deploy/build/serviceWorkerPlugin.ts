import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, transformWithOxc, type Plugin } from 'vite'
import { scriptWith } from './pagePlugins.ts'

const source = join(import.meta.dirname, '../../worker/serviceWorker.ts')

/**
 * Writes `sw.js` beside the built page: the service worker with its version and the list of the files that it caches. One of
 * them is the page about a missing connection: the built page with an attribute, which `noConnection.ts` reads.
 */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no page')
        const noConnection = this.emitFile({
          type: 'asset',
          name: 'no-connection.html',
          source: page.source.toString().replace('<html ', '<html data-no-connection '),
        })
        const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
        const files = [...new Set([...built, this.getFileName(noConnection)])]
        const { fileName } = scriptWith('/apps/portal/src/boot.ts', bundle)
        const version = [fileName, ...files.filter((name) => name.endsWith('.css'))].join(' ')
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
        const written = `const version=${JSON.stringify(version)},files=${JSON.stringify(files)};${code}`
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: (await minify('sw.js', written)).code })
      },
    },
  }
}
