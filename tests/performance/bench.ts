import { benchCost } from './benchCost.ts'
import { benchSupplier } from './benchSupplier.ts'
import { benchTable } from './benchTable.ts'
import { tell } from './tell.ts'

/**
 * Figures of one run on this machine. Beside each stands the floor of the same run, what the platform alone takes for
 * it: only the distance between the two says something about our code. Parts are chosen by name; without one, all run.
 */
const parts = new Map([
  ['supplier', benchSupplier],
  ['table', benchTable],
  ['cost', benchCost],
])

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !parts.has(name))
if (unknown.length > 0) {
  tell(`There is no part named ${unknown.join(', ')}. There are ${[...parts.keys()].join(', ')}.`)
  process.exitCode = 1
} else {
  for (const name of asked.length > 0 ? asked : parts.keys()) await parts.get(name)?.()
}
