import { join } from 'node:path'
import { build } from 'vite'

const portal = join(import.meta.dirname, '../..')

/** The folder of the production build. */
export const portalBuild = join(portal, 'dist')

/** Builds the portal for production. */
export async function buildPortal(): Promise<void> {
  await build({ root: portal, configFile: join(portal, 'vite.config.ts'), logLevel: 'warn' })
}
