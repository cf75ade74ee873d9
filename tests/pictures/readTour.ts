import type { parseArgs } from 'node:util'
import type { Scope } from './stories.ts'
import type { Tour } from './visitStories.ts'

/** The options of all commands that visit stories. */
export interface TourOptions extends Tour {
  /** The folder for the result. */
  readonly out: string
  /** The address of a running Storybook. Without one, a Storybook is built. */
  readonly from: string | undefined
}

export interface TourDefaults {
  readonly looks: Readonly<Record<Scope, readonly string[]>>
  /** In CSS pixels. */
  readonly widths: Readonly<Record<Scope, readonly number[]>>
  readonly out: string
}

/** Options for `parseArgs`, which must also allow positionals. A command may add its own options. */
export const tourArguments = {
  only: { type: 'string', default: '' },
  widths: { type: 'string' },
  brands: { type: 'string' },
  out: { type: 'string' },
  from: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** The help text for `tourArguments`. */
export const tourHelp = ({ looks, widths, out }: TourDefaults) =>
  `  --only TEXT       only stories whose title, name or file contains TEXT
  --widths LIST     in CSS pixels; default: ${widths.screens.join(',')}, for components ${widths.components.join(',')}
  --brands LIST     default: ${looks.screens.join(',')}, for components ${looks.components.join(',')}
  --out FOLDER      where the result goes; default: ${out}
  --from ADDRESS    a running Storybook, such as http://localhost:6006, instead of a new build
  --help            this text`

type TourWords = ReturnType<typeof parseArgs<{ allowPositionals: true; options: typeof tourArguments }>>

/** @throws Error that names the wrong argument */
export function readTour({ values, positionals }: TourWords, defaults: TourDefaults): TourOptions {
  const [scope = 'screens', ...others] = positionals
  if ((scope !== 'screens' && scope !== 'components') || others.length > 0)
    throw new Error(`Unknown: ${positionals.join(' ')}. Try --help.`)
  const widths = values.widths?.split(',').map(Number) ?? defaults.widths[scope]
  if (widths.some((width) => !Number.isInteger(width) || width < 200))
    throw new Error('--widths takes whole numbers from 200, separated by commas.')
  return {
    scope,
    only: values.only.toLowerCase(),
    widths,
    looks: values.brands?.split(',') ?? defaults.looks[scope],
    out: values.out ?? defaults.out,
    from: values.from,
  }
}
