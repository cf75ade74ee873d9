import { parseArgs } from 'node:util'
import { readCount } from '../command.ts'

export interface Options {
  /** Trials of each scenario. */
  readonly trials: number
  /** Only scenarios whose name contains this text. An empty text selects all. */
  readonly only: string
  /** Determines the timings of all trials. */
  readonly seed: number
  /** How many browser windows work at the same time. */
  readonly workers: number
  /** Whether a new production build is made first. */
  readonly build: boolean
}

export const help = `pnpm duplicates [options]

Orders again and again while something goes wrong at a seeded time, on the production build, over HTTP, in Chromium, and
counts what the supplier has committed. This supplier does not recognise a repeated order, and keeps the lines of an
ordered cart: only the portal prevents a second order.

  --trials N     trials of each scenario; default: 100
  --only TEXT    only scenarios whose name contains TEXT
  --seed N       the seed of the timings; default: 1
  --workers N    browser windows at the same time; default: 2
  --no-build     uses the builds of the last run
  --help         this text

Of each scenario a line says how many trials placed more than one order, and how many orders a trial placed. The exit code
is 1 unless these are 0 and 1 everywhere, and no order had other lines than its customer saw.
`

/**
 * Returns undefined for `--help`.
 * @throws Error that says which option is wrong
 */
export function readOptions(words: readonly string[]): Options | undefined {
  const { values } = parseArgs({
    args: words.filter((word) => word !== '--'),
    options: {
      trials: { type: 'string', default: '100' },
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: '2' },
      build: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
    allowNegative: true,
  })
  if (values.help) return undefined
  return {
    trials: readCount('trials', values.trials),
    only: values.only,
    seed: readCount('seed', values.seed),
    workers: readCount('workers', values.workers),
    build: values.build,
  }
}
