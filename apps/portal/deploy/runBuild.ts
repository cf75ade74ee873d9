import { join } from 'node:path'
import { buildPortal, portalBuild } from './build/buildPortal.ts'
import { writeHostFiles } from './host/hostFiles.ts'

/** Builds the portal alone, for any host, and writes the files that tell a host how to serve it. `pnpm build` runs this. */
await buildPortal()
const folder = join(portalBuild, '../host')
await writeHostFiles(portalBuild, folder)
console.log(`
  The portal is in ${portalBuild}. config/configuration.json and theme.css belong to the deployment.
  nginx.conf and _headers are in ${folder}. They send the headers that this configuration needs;
  after changing it, \`pnpm host-files\` makes them again.
`)
