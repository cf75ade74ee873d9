import { sessionHeader } from '@trade-portal/supplier-api'
import type { Simulator } from '../simulator/createSimulator.ts'
import type { WorldName } from '../world/index.ts'
import { worldOfAccount } from './accountWorlds.ts'

/** The name that a request wants to sign in; undefined for every other request. */
export async function loginName(request: Request): Promise<string | undefined> {
  if (request.method !== 'POST' || request.headers.has(sessionHeader)) return undefined
  if (new URL(request.url).searchParams.get('ipFunction') !== 'login') return undefined
  return new URLSearchParams(await request.clone().text()).get('userid') ?? ''
}

/** Where an account belongs: a demonstration account to its world, anybody else to where the name is known. */
export function worldOfLogin(
  name: string,
  served: readonly [WorldName, ...WorldName[]],
  opened: ReadonlyMap<WorldName, Simulator>,
): WorldName {
  const own = worldOfAccount(name)
  if (own !== undefined && served.includes(own)) return own
  // Somebody who was given access during the simulation.
  return served.find((world) => knows(opened.get(world), name)) ?? served[0]
}

function knows(simulator: Simulator | undefined, name: string): boolean {
  try {
    return simulator?.ordersOf(name) !== undefined
  } catch {
    return false
  }
}
