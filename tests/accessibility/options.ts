import { parseArgs } from 'node:util'
import { readWidths } from '../studio/readWidths.ts'
import type { Tour } from '../studio/visitStories.ts'

export interface Options extends Tour {
  /** The folder of the report. */
  readonly out: string
  /** The address of a running Storybook. Without one, a Storybook is built. */
  readonly from: string | undefined
}

/** The portal's own colours, a dark one, a loud one and a pale one. */
const brands = ['default', 'near-black', 'pink', 'pale']

/** The narrowest that WCAG asks for (1.4.10), which is also a wide window at 400 % zoom; and a usual one. */
const widths = [320, 1280]

export const help = `pnpm accessibility [options]

Opens every screen story and checks it in four brands and two widths, with and without forced colours and a dark colour
scheme. Axe runs with all its rules except the contrast of level AAA. Then nothing may be cut off or overlap with the
text spacing of WCAG 1.4.12 and, on wider screens, text of twice the size; nor may a page scroll sideways at 320 px.

  --only TEXT       only stories whose title, name or file contains TEXT
  --brand LIST      default: ${brands.join(',')}
  --widths LIST     widths in CSS pixels; default: ${widths.join(',')}
  --components      components instead of screens
  --out FOLDER      where the report goes; default: accessibility
  --from ADDRESS    a running Storybook, such as http://localhost:6006, instead of a new build
  --help            this text

The exit code is 1 if anything was found.
`

/** @throws Error that says which option is wrong; undefined if help is asked for. */
export function readOptions(words: readonly string[]): Options | undefined {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: 'string', default: '' },
      brand: { type: 'string' },
      widths: { type: 'string' },
      components: { type: 'boolean', default: false },
      out: { type: 'string', default: 'accessibility' },
      from: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  return {
    scope: values.components ? 'components' : 'screens',
    only: values.only.toLowerCase(),
    looks: values.brand?.split(',') ?? brands,
    widths: values.widths === undefined ? widths : readWidths(values.widths),
    out: values.out,
    from: values.from,
  }
}
