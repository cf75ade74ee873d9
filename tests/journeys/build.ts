import { buildPortal } from '@trade-portal/portal/deploy'

/** Journeys run on the production build, made once. */
export default async function build(): Promise<void> {
  await buildPortal()
}
