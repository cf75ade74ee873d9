/** Contents of files by their path in the archive. */
export type Files = Readonly<Record<string, string | Buffer>>

const blockBytes = 512

/**
 * A tar archive (ustar) of the files, sorted by path. All files have the same time, owner and mode, so the same files give
 * the same bytes on every machine.
 * @throws Error for a path that is empty, longer than 100 characters, or not printable ASCII
 */
export function tar(files: Files, seconds: number): Buffer {
  const entries = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const blocks = entries.flatMap(([path, text]) => {
    const content = Buffer.from(text)
    return [header(path, content.length, seconds), content, Buffer.alloc(-content.length & (blockBytes - 1))]
  })
  return Buffer.concat([...blocks, Buffer.alloc(2 * blockBytes)])
}

function header(path: string, bytes: number, seconds: number): Buffer {
  if (!/^[\x20-\x7e]{1,100}$/.test(path)) throw new Error(`The path cannot be stored in the archive: ${path}`)
  const block = Buffer.alloc(blockBytes)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  const fields: readonly (readonly [offset: number, text: string])[] = [
    [0, path],
    [100, octal(0o644, 8)],
    [108, octal(0, 8)],
    [116, octal(0, 8)],
    [124, octal(bytes, 12)],
    [136, octal(seconds, 12)],
    // While the checksum is computed, its own field contains spaces.
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar\x0000'],
  ]
  for (const [offset, text] of fields) block.write(text, offset, 'latin1')
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return block
}
