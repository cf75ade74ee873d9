import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { portalBuild, type BuiltScript } from '@trade-portal/portal/deploy'
import type { SizeLimitConfig } from 'size-limit'
import build, { builtScripts } from './tests/journeys/build.ts'

/**
 * What must be loaded before a page can be used, after Brotli compression. The limits leave room for features: within them,
 * simple code comes before small code. A commit that raises a limit says what the bytes are for.
 */
const limits: Readonly<Record<string, string>> = { SignInScreen: '130 kB', HomeScreen: '170 kB' }
const ofOthers = '220 kB'

/** The modules that every page loads, and those that every page of a signed-in customer loads. */
const always = ['apps/portal/src/boot.ts', 'apps/portal/src/main.tsx']
const signedIn = ['features/src/foundation/session/createSession.ts', 'features/src/shell/Shell.tsx']

await build()
const scripts: readonly BuiltScript[] = JSON.parse(readFileSync(builtScripts, 'utf8'))

const screens = globSync('packages/features/src/*/*Screen.tsx').map((path) => {
  const [, name = ''] = /(\w+)\.tsx$/.exec(path) ?? []
  const files = initialScripts([...always, ...(name === 'SignInScreen' ? [] : signedIn), path])
  return { name, path: files, limit: limits[name] ?? ofOthers }
})

const config: SizeLimitConfig = [
  ...screens.map((screen) => ({ ...screen, path: screen.path.map(compressed), brotli: false })),
  { name: 'typeface', path: join(portalBuild, 'assets/*.woff2'), limit: '31 kB', brotli: false },
  { name: 'all styles', path: join(portalBuild, 'assets/*.css.br'), limit: '20 kB', brotli: false },
]
export default config

/** The compressed copy of a script, which the build has made already. Very small scripts have none. */
function compressed(file: string): string {
  const path = join(portalBuild, file)
  return existsSync(`${path}.br`) ? `${path}.br` : path
}

/** The scripts with these modules, and their static imports. @param modules Ends of the modules' paths */
function initialScripts(modules: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    scripts.find((script) => script.file === file)?.imports.forEach(visit)
  }
  for (const module of modules) {
    const script = scripts.find((candidate) => candidate.modules.some((id) => id.endsWith(module)))
    if (!script) throw new Error(`No script of the build contains ${module}`)
    visit(script.file)
  }
  return [...found]
}
