import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** The path of a program; undefined if this machine lacks it. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Why a test is skipped: the machine lacks this program. Undefined if the program is installed. */
export function missingProgram(name: string): string | undefined {
  return findProgram(name) === undefined ? `${name} is not installed` : undefined
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
