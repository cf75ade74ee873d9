import { benchCart } from './benchCart.ts'
import { benchCost } from './benchCost.ts'
import { benchLists } from './benchLists.ts'
import { benchPresses } from './benchPresses.ts'
import { benchSupplier } from './benchSupplier.ts'
import { benchTable } from './benchTable.ts'
import { tell } from './tell.ts'

/**
 * Measures on this machine. Each figure is printed with a baseline from the same run: the time that the platform alone
 * needs. Only the difference says something about our code. Parts can be selected by name; without a name all run.
 */
const parts = new Map([
  ['supplier', benchSupplier],
  ['table', benchTable],
  ['lists', benchLists],
  ['cost', benchCost],
  ['cart', benchCart],
  ['presses', benchPresses],
])

const selected = process.argv.slice(2)
const unknown = selected.filter((name) => !parts.has(name))
if (unknown.length > 0) {
  tell(`There is no part named ${unknown.join(', ')}. There are ${[...parts.keys()].join(', ')}.`)
  process.exitCode = 1
} else {
  for (const name of selected.length > 0 ? selected : parts.keys()) await parts.get(name)?.()
}
