import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hostFiles } from './hostFiles.ts'

/** Writes the host files for the portal in a folder. */
export async function writeHostFiles(portal: string, folder: string, supplier?: string): Promise<void> {
  const files = hostFiles(await readFile(join(portal, 'config/configuration.json'), 'utf8'), supplier)
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}
