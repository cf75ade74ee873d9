import { sessionHeader } from '@trade-portal/supplier-api'
import type { Simulator } from '../simulator/createSimulator.ts'
import type { WorldName } from '../world/index.ts'

/** The demonstration accounts that have their own world. */
const demoAccounts: ReadonlyMap<string, WorldName> = new Map([
  ['demo-hold', 'onHold'],
  ['demo-suspended', 'suspended'],
  ['demo-empty', 'empty'],
  ['demo-large', 'large'],
  ['demo-usa', 'usa'],
])

/** The world of a demonstration account, whose name may be in any letter case; undefined for every other user name. */
export function worldOfAccount(userName: string): WorldName | undefined {
  return demoAccounts.get(userName.trim().toLowerCase())
}

export function demoAccountNames(): string[] {
  return [...demoAccounts.keys()]
}

/** The worlds that a sandbox serves by default; the first is the home world (see `WorldRouter`). */
export function accountWorlds(): readonly [WorldName, ...WorldName[]] {
  return ['typical', ...demoAccounts.values()]
}

/** Reads the user name from a sign-in request; undefined for every other request. */
export async function loginName(request: Request): Promise<string | undefined> {
  if (request.method !== 'POST' || request.headers.has(sessionHeader)) return undefined
  if (new URL(request.url).searchParams.get('ipFunction') !== 'login') return undefined
  return new URLSearchParams(await request.clone().text()).get('userid') ?? ''
}

/**
 * The world for a sign-in. A demonstration account gets its own world if that is served. Any other user gets the first
 * started world that has this user, else the home world.
 */
export function worldOfLogin(
  userName: string,
  served: readonly [WorldName, ...WorldName[]],
  simulators: ReadonlyMap<WorldName, Simulator>,
): WorldName {
  const own = worldOfAccount(userName)
  if (own !== undefined && served.includes(own)) return own
  // Looks up every other user in all started worlds, because an administrator may have added the user during the
  // simulation.
  return served.find((world) => simulators.get(world)?.hasUser(userName)) ?? served[0]
}
