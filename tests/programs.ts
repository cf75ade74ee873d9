import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The path of a program that this machine may lack; undefined if it does. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** A sentence for a test that is left out; undefined if the program is there. */
export function missingProgram(name: string): string | undefined {
  return findProgram(name) === undefined ? `${name} is not installed` : undefined
}
