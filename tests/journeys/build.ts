import { buildPortal } from '@trade-portal/portal/deploy'

/** Builds the portal once; all journeys use this production build. */
export default async function build(): Promise<void> {
  await buildPortal()
}
