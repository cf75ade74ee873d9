import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from './makeRelease.ts'

/**
 * Writes the archive and its checksum into a folder.
 * @param key File with the secret key with which minisign signs the checksum. minisign asks for the key's password.
 */
export async function writeRelease(folder: string, name: string, archive: Buffer, key?: string): Promise<void> {
  const sums = join(folder, 'SHA256SUMS')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), archive)
  await writeFile(sums, `${sha256(archive)}  ${name}\n`)
  if (key !== undefined) execFileSync('minisign', ['-S', '-s', key, '-m', sums], { stdio: 'inherit' })
}
