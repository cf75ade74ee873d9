import { benchCart } from './benchCart.ts'
import { benchCost } from './benchCost.ts'
import { benchLists } from './benchLists.ts'
import { benchPresses } from './benchPresses.ts'
import { benchScripts } from './benchScripts.ts'
import { benchSupplier } from './benchSupplier.ts'
import { benchTable } from './benchTable.ts'
import { benchStart } from './start/benchStart.ts'
import { tell } from './tell.ts'

/**
 * Measures on this machine. Each figure is printed with a baseline from the same run: the time that the platform alone
 * needs. Only the difference says something about our code. Parts can be selected by name; without a name all run. What
 * follows `start` belongs to it: screens and options, as `pnpm bench start sign-in --network slow-4g --protocol h2`.
 */
const parts = new Map<string, (words: readonly string[]) => Promise<void>>([
  ['supplier', benchSupplier],
  ['table', benchTable],
  ['lists', benchLists],
  ['cost', benchCost],
  ['cart', benchCart],
  ['start', benchStart],
  ['presses', benchPresses],
  ['scripts', benchScripts],
])

const words = process.argv.slice(2)
const ofStart = words[0] === 'start' ? words.slice(1) : []
const selected = ofStart.length > 0 ? ['start'] : words
const unknown = selected.filter((name) => !parts.has(name))
if (unknown.length > 0) {
  tell(`There is no part named ${unknown.join(', ')}. There are ${[...parts.keys()].join(', ')}.`)
  process.exitCode = 1
} else {
  for (const name of selected.length > 0 ? selected : parts.keys()) await parts.get(name)?.(ofStart)
}
