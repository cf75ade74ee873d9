import { parseArgs } from 'node:util'
import { readCount, runCommand } from '../command.ts'
import { benchLists } from './lists/benchLists.ts'
import { benchPresses } from './presses/benchPresses.ts'
import { withStage, type BenchOptions } from './stage.ts'
import { benchStart } from './start/benchStart.ts'

const benches = { start: benchStart, lists: benchLists, presses: benchPresses }
type BenchName = keyof typeof benches

const names: readonly BenchName[] = ['start', 'lists', 'presses']

const help = `pnpm bench [start] [lists] [presses] [options]

Measures the production build in Chromium, with a processor that is 4 times slower. Times depend on the machine, so start
and lists stand beside a floor from the same run: a plain page that does the same with the same libraries. Only the ratio
says something about the portal. Without a name all three are measured.

  start     how long sign-in, home, orders and checkout take until they can be used, on a first and on a later visit,
            with and without slow 4G; their requests, and the KB that these load
  lists     how long a list of 10,000 rows takes to show, filter and sort them
  presses   how soon each press is answered, on every screen

  --only TEXT   only screens whose name or address contains TEXT; of a single start all requests are listed
  --rounds N    how many measurements a median is made of; default: 5, for presses 3
  --help        this text
`

interface Options extends BenchOptions {
  readonly selected: readonly BenchName[]
}

await runCommand({
  help,
  readOptions,
  main: ({ selected, ...options }) =>
    withStage(async (stage) => {
      for (const name of selected) await benches[name](stage, options)
    }),
})

/**
 * Returns undefined for `--help`.
 * @throws Error that says which word is wrong
 */
function readOptions(words: readonly string[]): Options | undefined {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      rounds: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  const unknown = positionals.find((word) => !names.some((name) => name === word))
  if (unknown !== undefined) throw new Error(`There is no bench ${unknown}. There are ${names.join(', ')}.`)
  return {
    selected: positionals.length === 0 ? names : names.filter((name) => positionals.includes(name)),
    only: values.only,
    rounds: values.rounds === undefined ? undefined : readCount('rounds', values.rounds),
  }
}
