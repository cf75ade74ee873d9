import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPortal, portalBuild } from './build/buildPortal.ts'
import { securityHeaders } from './serve/headers.ts'

/** Builds the portal alone, for any host, and prints the security headers that the host has to send. `pnpm build` runs this. */
await buildPortal()
const configuration = await readFile(join(portalBuild, 'config/configuration.json'), 'utf8')
const headers = Object.entries(securityHeaders(configuration, 'https://localhost'))
console.log(`
  The portal is in ${portalBuild}. config/configuration.json and theme.css belong to the deployment.

  Headers of every response, for that configuration:

${headers.map(([name, value]) => `  ${name}: ${value}`).join('\n')}
`)
