import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from './makeRelease.ts'

/**
 * Writes the archive and its sum into a folder.
 * @param key A file with the secret key with which minisign signs the sum; it asks for the password of the key.
 */
export async function writeRelease(folder: string, name: string, archive: Buffer, key?: string): Promise<void> {
  const sums = join(folder, 'SHA256SUMS')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), archive)
  await writeFile(sums, `${sha256(archive)}  ${name}\n`)
  if (key !== undefined) execFileSync('minisign', ['-S', '-s', key, '-m', sums], { stdio: 'inherit' })
}
