import { readFileSync, renameSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import type { StateStorage } from '../worldRouter/persistence.ts'

/** Stores the state in a file. @throws Error if the file exists but cannot be read */
export function stateFile(path: string): StateStorage {
  return {
    name: path,
    text: readIfPresent(path),
    async write(text) {
      // Writes to another file first, so that an interrupted write leaves the old file intact.
      await writeFile(`${path}.new`, text)
      await rename(`${path}.new`, path)
    },
    discard() {
      renameSync(path, `${path}.unreadable`)
      return `it is now ${path}.unreadable`
    },
  }
}

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
