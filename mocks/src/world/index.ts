import { awkward } from './awkward/awkward.ts'
import { large } from './large.ts'
import { typical } from './typical.ts'
import { usa } from './usa.ts'
import { empty, minimal, onHold, suspended } from './variants.ts'
import type { World } from './world.ts'

/** A function for each world name, which creates the world for the given time, by default for `fixedNow`. */
export const worlds = {
  typical,
  empty,
  onHold,
  suspended,
  usa,
  large,
  minimal,
  awkward,
} as const satisfies Record<string, (now?: Date) => World>

export type WorldName = keyof typeof worlds

export function worldNames(): WorldName[] {
  return Object.keys(worlds).filter(isWorldName)
}

export function isWorldName(name: string): name is WorldName {
  return Object.hasOwn(worlds, name)
}
