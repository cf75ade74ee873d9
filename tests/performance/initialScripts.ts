import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltScript } from '@trade-portal/portal/deploy'

/** The file in which the journeys list the modules of each script of their build. */
export const builtScripts = join(import.meta.dirname, '../../node_modules/.cache/scripts.json')

const always = ['apps/portal/src/boot.ts', 'apps/portal/src/main.tsx']

/** The modules that every page of a signed-in customer loads in addition to `always`. */
export const shellModules = ['features/src/foundation/session/createSession.ts', 'features/src/shell/Shell.tsx']

/**
 * The scripts that must be loaded before these modules can be used. They are the scripts with these modules, the scripts
 * with what every page loads, and the static imports of both. Scripts that are loaded later do not count.
 * @param modules Ends of the modules' paths.
 */
export function initialScripts(scripts: readonly BuiltScript[], modules: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    scripts.find((script) => script.file === file)?.imports.forEach(visit)
  }
  for (const module of [...always, ...modules]) {
    const script = scripts.find((candidate) => candidate.modules.some((id) => id.endsWith(module)))
    if (!script) throw new Error(`No script of the build contains ${module}`)
    visit(script.file)
  }
  return [...found]
}

/** Brotli bytes of files of a build, which the build has compressed already. */
export function brotliBytes(build: string, files: readonly string[]): number {
  // A file that compression does not make smaller has no compressed copy.
  const bytesOf = (file: string) => (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
  return files.reduce((sum, file) => sum + bytesOf(join(build, file)), 0)
}

export function stylesheets(build: string): readonly string[] {
  return readdirSync(join(build, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `assets/${name}`)
}
