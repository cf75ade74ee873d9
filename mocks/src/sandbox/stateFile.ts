import { readFileSync, renameSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import type { StatePlace } from '../worldRouter/persistence.ts'

/** A file that keeps the state of the sandbox. @throws Error where there is one that cannot be read at all */
export function stateFile(path: string): StatePlace {
  return {
    name: path,
    text: contentOf(path),
    async write(text) {
      // Another name first: whoever is interrupted leaves the old file whole.
      await writeFile(`${path}.new`, text)
      await rename(`${path}.new`, path)
    },
    setAside() {
      renameSync(path, `${path}.unreadable`)
      return `it is now ${path}.unreadable`
    },
  }
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
