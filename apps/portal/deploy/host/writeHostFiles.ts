import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hostFiles, type HostOptions } from './hostFiles.ts'

/** Writes the host files for the portal into a folder. */
export async function writeHostFiles(portal: string, folder: string, options?: HostOptions): Promise<void> {
  const files = hostFiles(await readFile(join(portal, 'config/configuration.json'), 'utf8'), options)
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}
