import type { ParseArgsOptionsConfig } from 'node:util'
import { readWidths } from './readWidths.ts'
import { isScope, type Scope } from './scopes.ts'
import type { Tour } from './visitStories.ts'

/** What every command that visits stories is asked for. */
export interface TourOptions extends Tour {
  /** The folder of the result. */
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

/** For `parseArgs`, with positionals allowed. A command adds its own. */
export const tourArguments = {
  only: { type: 'string', default: '' },
  widths: { type: 'string' },
  brands: { type: 'string' },
  out: { type: 'string' },
  from: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig

/** The words of the help for `tourArguments`. */
export function tourHelp({ looks, widths, out }: TourDefaults): string {
  return `  --only TEXT       only stories whose title, name or file contains TEXT
  --widths LIST     widths in CSS pixels; ${byScope(widths)}
  --brands LIST     ${byScope(looks)}
  --out FOLDER      where the result goes; default: ${out}
  --from ADDRESS    a running Storybook, such as http://localhost:6006, instead of a new build
  --help            this text`
}

interface TourWords {
  readonly values: {
    readonly only: string
    readonly widths?: string | undefined
    readonly brands?: string | undefined
    readonly out?: string | undefined
    readonly from?: string | undefined
  }
  readonly positionals: readonly string[]
}

/** @throws Error that says which word is wrong */
export function readTour({ values, positionals }: TourWords, defaults: TourDefaults): TourOptions {
  const [scope = 'screens', ...others] = positionals
  if (!isScope(scope) || others.length > 0) throw new Error(`Unknown: ${positionals.join(' ')}. Try --help.`)
  return {
    scope,
    only: values.only.toLowerCase(),
    widths: values.widths === undefined ? defaults.widths[scope] : readWidths(values.widths),
    looks: values.brands?.split(',') ?? defaults.looks[scope],
    out: values.out ?? defaults.out,
    from: values.from,
  }
}

function byScope({ screens, components }: Readonly<Record<Scope, readonly unknown[]>>): string {
  const [ofScreens, ofComponents] = [screens.join(','), components.join(',')]
  return ofScreens === ofComponents
    ? `default: ${ofScreens}`
    : `${ofScreens} for screens; ${ofComponents} for components`
}
