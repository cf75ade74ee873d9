import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface Import {
  /** What stands between the quotes. */
  readonly specifier: string
  /** A path from the root for relative imports, the specifier for others. */
  readonly target: string
  readonly isDynamic: boolean
}

export interface Source {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
}

/** Stories, tests and what only they use stand outside the rooms and may see every door. */
const outside = /\.(stories|test|test-d)\.tsx?$|\/src\/testing\//

/** The code of the rooms, read from the folders, so that a new folder is covered the moment it exists. */
export function readSources(): Source[] {
  return globSync(['packages/*/src/**/*.{ts,tsx}', 'mocks/src/**/*.{ts,tsx}', 'apps/*/{src,deploy}/**/*.{ts,tsx}'], {
    cwd: root,
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !outside.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, imports: readImports(path, text) }
    })
}

export function readImports(path: string, text: string): Import[] {
  const found = text.matchAll(/\bfrom\s+'([^']+)'|\bimport\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g)
  return [...found].map(([, from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic ?? ''
    return {
      specifier,
      target: specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(path), specifier)) : specifier,
      isDynamic: dynamic !== undefined,
    }
  })
}

/** Whether a file exists beside another. */
export function siblings(path: string): Set<string> {
  const folder = dirname(join(root, path))
  return new Set(globSync('*', { cwd: folder }).map((name) => relative('.', name)))
}
