import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Compresses the files of the build, except for those copied from `public`. A deployment changes those files without a new
 * build, and a host would go on sending their outdated compressed copies.
 */
export function compressionPlugin(): Plugin {
  return {
    name: 'compression',
    apply: 'build',
    // Runs after everything has been written, so that the service worker's list of files contains no compressed copies.
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('The build has no folder')
      await writeCompressed(dir, Object.keys(bundle))
    },
  }
}

const compressible = /\.(?:js|css|html|svg|json)$/

const codings = {
  '.br': promisify(brotliCompress),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes `name.br` and `name.gz` beside each text file, if the compressed copy is smaller. Hosts may send the copies in
 * place of the file. `names` are relative to `folder`.
 */
export async function writeCompressed(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((file) => compressible.test(file))) {
    const path = join(folder, name)
    const content = await readFile(path)
    const write = async ([ending, compress]: [string, (content: Buffer) => Promise<Buffer>]) => {
      const compressed = await compress(content)
      if (compressed.length < content.length) await writeFile(path + ending, compressed)
    }
    await Promise.all(Object.entries(codings).map(write))
  }
}
