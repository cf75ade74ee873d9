import { OperationLoadError } from '../errors.ts'
import { atStart } from './atStart.ts'
import type { AnyOperation, OperationName } from './index.ts'

type Named = readonly [name: OperationName, definition: AnyOperation]

let laterOnes: typeof import('./later.ts').later | undefined

/**
 * An operation's definition, beside its name. At once if its code is there: that of a start always is, and all others come
 * together, with the first that is called.
 * @returns a promise otherwise, which rejects with OperationLoadError if the code cannot be loaded
 * @throws Error if there is no such operation
 */
export function loadOperation(name: string): Named | Promise<Named> {
  if (has(atStart, name)) return [name, atStart[name]]
  return laterOnes ? find(laterOnes, name) : loadLater(name)
}

async function loadLater(name: string): Promise<Named> {
  const { later } = await import('./later.ts').catch((cause: unknown) => {
    throw new OperationLoadError(`The definition of ${name} could not be loaded.`, { cause })
  })
  laterOnes = later
  return find(later, name)
}

function find(later: NonNullable<typeof laterOnes>, name: string): Named {
  if (has(later, name)) return [name, later[name]]
  throw new Error(`There is no operation ${name}`)
}

function has<Definitions extends object>(definitions: Definitions, name: PropertyKey): name is keyof Definitions {
  return Object.hasOwn(definitions, name)
}
