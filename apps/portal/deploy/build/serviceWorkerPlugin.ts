import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, transformWithOxc, type Plugin } from 'vite'
import { scriptWith } from './pagePlugins.ts'

const source = join(import.meta.dirname, '../../worker/serviceWorker.ts')

/** Writes `sw.js` beside the built page: the service worker with its version and the list of the files that it caches. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
        const { fileName } = scriptWith('/apps/portal/src/boot.ts', bundle)
        const version = [fileName, ...files.filter((name) => name.endsWith('.css'))].join(' ')
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
        const written = `const version=${JSON.stringify(version)},files=${JSON.stringify(files)};${code}`
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: (await minify('sw.js', written)).code })
      },
    },
  }
}
