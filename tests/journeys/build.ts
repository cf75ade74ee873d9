import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { buildPortal } from '@trade-portal/portal/deploy'
import { builtScripts } from '../performance/initialScripts.ts'

/** Builds the portal once; all journeys use this production build. */
export default async function build(): Promise<void> {
  const scripts = await buildPortal()
  mkdirSync(dirname(builtScripts), { recursive: true })
  writeFileSync(builtScripts, JSON.stringify(scripts))
}
