import { join } from 'node:path'
import { build } from 'vite'
import { writeInstallFiles } from '../host/installFiles.ts'

const portal = join(import.meta.dirname, '../..')

/** The folder of the production build. */
export const portalBuild = join(portal, 'dist')

interface BuildOptions {
  readonly folder?: string
  /** With `development`, React checks more, and StrictMode runs effects twice. `production` by default. */
  readonly react?: 'production' | 'development'
}

export interface BuiltScript {
  /** The script's path in the folder of the build, as in `assets/main-1a2b3c4d.js`. */
  readonly file: string
  /** Paths of the modules in the script. */
  readonly modules: readonly string[]
  /** The scripts that this script imports statically. */
  readonly imports: readonly string[]
}

export async function buildPortal({ folder = portalBuild, react = 'production' }: BuildOptions = {}): Promise<
  readonly BuiltScript[]
> {
  const built = await build({
    root: portal,
    configFile: join(portal, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
    define: { 'process.env.NODE_ENV': JSON.stringify(react) },
  })
  if (!('output' in built)) throw new Error('The build was not written once')
  await writeInstallFiles(folder)
  return built.output.flatMap((file) =>
    file.type === 'chunk' ? [{ file: file.fileName, modules: file.moduleIds, imports: file.imports }] : [],
  )
}
