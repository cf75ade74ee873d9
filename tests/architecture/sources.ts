import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface Import {
  /** The text between the quotes. */
  readonly specifier: string
  /** For relative imports the path from the repository root, for others the specifier. */
  readonly target: string
  readonly isDynamic: boolean
}

export interface Source {
  /** From the repository root, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
}

/** Stories, tests and what only they use may import anything. */
const outside = /\.(stories|test|test-d)\.tsx?$|\/src\/testing\//

/** All product sources, found by listing the folders, so that a new folder is covered without being registered. */
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
