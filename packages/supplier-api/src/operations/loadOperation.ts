import { atStart } from './atStart.ts'
import type { AnyOperation } from './index.ts'

/**
 * The definition of an operation. Those of a start are there at once, so that their calls are sent without delay.
 * @returns a promise for any other, which rejects if its code cannot be loaded or there is no such operation
 */
export function loadOperation(name: string): AnyOperation | Promise<AnyOperation> {
  return has(atStart, name) ? atStart[name] : loadLater(name)
}

async function loadLater(name: string): Promise<AnyOperation> {
  const { later } = await import('./later.ts').catch((cause: unknown) => {
    throw new Error('A part of the portal could not be loaded. Check your connection and try again.', { cause })
  })
  if (has(later, name)) return later[name]
  throw new Error(`There is no operation ${name}`)
}

function has<Definitions extends object>(definitions: Definitions, name: PropertyKey): name is keyof Definitions {
  return Object.hasOwn(definitions, name)
}
