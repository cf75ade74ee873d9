import type { WorldName } from '../world/index.ts'

/** Whose sign-in leads into another world than the first. */
const demoAccounts: ReadonlyMap<string, WorldName> = new Map([
  ['demo-hold', 'onHold'],
  ['demo-suspended', 'suspended'],
  ['demo-empty', 'empty'],
  ['demo-large', 'large'],
  ['demo-usa', 'usa'],
])

/** The world of a demonstration account, by its name in any letter case; undefined for everybody else. */
export function worldOfAccount(userName: string): WorldName | undefined {
  return demoAccounts.get(userName.trim().toLowerCase())
}

/** The accounts that lead into another world. */
export function demoAccountNames(): string[] {
  return [...demoAccounts.keys()]
}

/** The worlds that a sandbox serves unless told otherwise; the first is that of everybody unknown. */
export function accountWorlds(): readonly [WorldName, ...WorldName[]] {
  return ['typical', ...demoAccounts.values()]
}
