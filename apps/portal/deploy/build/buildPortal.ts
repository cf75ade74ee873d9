import { join } from 'node:path'
import { build } from 'vite'

const portal = join(import.meta.dirname, '../..')

/** The folder of the production build. */
export const portalBuild = join(portal, 'dist')

export interface BuildOptions {
  readonly folder?: string
  /** With `development` React checks more, and its StrictMode runs effects twice; `production` by default. */
  readonly react?: 'production' | 'development'
}

/** Builds the portal for production. */
export async function buildPortal({ folder = portalBuild, react = 'production' }: BuildOptions = {}): Promise<void> {
  await build({
    root: portal,
    configFile: join(portal, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
    define: { 'process.env.NODE_ENV': JSON.stringify(react) },
  })
}
