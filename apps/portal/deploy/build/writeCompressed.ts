import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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
