import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildPortal, portalBuild, type BuiltScript } from '@trade-portal/portal/deploy'
import { brotliBytes, initialScripts, ofFrame } from './initialScripts.ts'
import { tell } from './tell.ts'

const screens = globSync('*/*Screen.tsx', { cwd: join(import.meta.dirname, '../../packages/features/src') })

/**
 * What each screen loads before it can be used, beside what it needs: the same modules in one script. A script of which a
 * screen needs less than half is listed with the modules that the screen needs it for, the first to move to another group.
 */
export async function benchScripts(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'scripts-'))
  try {
    const groups = await buildPortal()
    const parts = await buildPortal({ folder, cut: 'parts' })
    tell('\nScripts until a screen can be used, KB: loaded, and needed in one script')
    for (const screen of screens.toSorted()) {
      const modules = [...(screen.startsWith('sign-in/') ? [] : ofFrame), `features/src/${screen}`]
      const loaded = initialScripts(groups, modules)
      const needed = initialScripts(parts, modules)
      const name = basename(screen, 'Screen.tsx').padEnd(20)
      tell(`  ${name}${kilobytes(brotliBytes(portalBuild, loaded))}${kilobytes(bytesAsOne(folder, needed))}`)
      const neededModules = new Set(modulesIn(parts, needed))
      for (const file of loaded) tellWaste(groups, file, neededModules)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function tellWaste(scripts: readonly BuiltScript[], file: string, needed: ReadonlySet<string>): void {
  const all = modulesIn(scripts, [file])
  const used = all.filter((id) => needed.has(id))
  if (used.length >= all.length / 2) return
  const names = used.map((id) => basename(id)).join(', ')
  tell(`      ${basename(file)}, ${used.length} of ${all.length} modules: ${names}`)
}

function modulesIn(scripts: readonly BuiltScript[], files: readonly string[]): readonly string[] {
  return scripts.filter(({ file }) => files.includes(file)).flatMap(({ modules }) => modules)
}

function bytesAsOne(build: string, files: readonly string[]): number {
  return brotliCompressSync(files.map((file) => readFileSync(join(build, file), 'utf8')).join('\n')).length
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8)
