import { join } from 'node:path'
import { buildPortal, portalBuild } from '@trade-portal/portal/deploy'

/** The folders of two builds of the portal: as shipped, and with the development build of React. */
export const builds = {
  shipped: portalBuild,
  strict: join(import.meta.dirname, '../../test-results/duplicates/strict'),
}

export async function buildBoth(): Promise<void> {
  await buildPortal()
  // Of React only: everything else, such as the address of the supplier, is as in the shipped portal.
  await buildPortal({ folder: builds.strict, react: 'development' })
}
