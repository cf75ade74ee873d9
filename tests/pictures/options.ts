import { parseArgs } from 'node:util'
import { readWidths } from '../studio/readWidths.ts'
import { defaultLooks, isScope } from '../studio/scopes.ts'
import type { Tour } from '../studio/visitStories.ts'

export interface Options extends Tour {
  readonly out: string
  /** The revision to compare with, as git understands it. */
  readonly against: string | undefined
  /** The address of a running Storybook. Without one, a Storybook is built. */
  readonly from: string | undefined
}

export const help = `pnpm pictures [screens|components] [options]

Takes a picture of every story and writes an index page. Screens are the default.

  --only TEXT       only stories whose title, name or file contains TEXT
  --widths LIST     widths in CSS pixels; 360,768,1280 for screens and 360,1280 for components
  --brands LIST     default,pink for screens; pale,near-black,pink,wireframe for components
  --out FOLDER      where the pictures go; default: pictures
  --from ADDRESS    a running Storybook, such as http://localhost:6006, instead of a new build
  --against REV     also takes the pictures of that revision and writes a page of differences
  --help            this text

The exit code is 1 if a story failed to render. Differences do not change it.
`

const usualWidths = { screens: [360, 768, 1280], components: [360, 1280] } as const

/** @throws Error that says which option is wrong; undefined if help is asked for. */
export function readOptions(words: readonly string[]): Options | undefined {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      widths: { type: 'string' },
      brands: { type: 'string' },
      out: { type: 'string', default: 'pictures' },
      from: { type: 'string' },
      against: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  const [scope = 'screens', ...others] = positionals
  if (!isScope(scope) || others.length > 0) throw new Error(`Unknown: ${positionals.join(' ')}. Try --help.`)
  return {
    scope,
    only: values.only.toLowerCase(),
    widths: values.widths === undefined ? usualWidths[scope] : readWidths(values.widths),
    looks: values.brands?.split(',') ?? defaultLooks[scope],
    out: values.out,
    against: values.against,
    from: values.from,
  }
}
