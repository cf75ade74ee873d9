import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * Brotli bytes of the scripts that must be loaded before the screens can be used: the entry, the chunks named after the
 * screens, and their static imports. Chunks loaded later do not count.
 */
export function initialBytes(build: string, ...screens: readonly string[]): number {
  const folder = join(build, 'assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const entry = /src="\/assets\/([^"]+\.js)"/.exec(readFileSync(join(build, 'index.html'), 'utf8'))?.[1]
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const text = readFileSync(join(folder, name), 'utf8')
    for (const [, imported] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) if (imported) visit(imported)
  }
  for (const start of [entry, ...screens.map((screen) => scripts.find((name) => name.startsWith(`${screen}-`)))]) {
    if (start === undefined) throw new Error(`The build has no script for one of ${screens.join(', ')}`)
    visit(start)
  }
  return [...seen].reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(folder, name))).length, 0)
}

/** Brotli bytes of all stylesheets. */
export function styleBytes(build: string): number {
  const folder = join(build, 'assets')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(folder, name))).length, 0)
}
