import type { World } from './world.ts'
import { typical } from './typical.ts'

/** The typical world, with what a test needs to be different. */
export function makeWorld(overrides: Partial<World>, now?: Date): World {
  return { ...typical(now), ...overrides }
}
