import { parseArgs } from 'node:util'
import { readTour, tourArguments, tourHelp, type TourDefaults, type TourOptions } from '../pictures/readTour.ts'

const brands = ['default', 'near-black', 'pink', 'pale']

/**
 * The narrowest width that pages must support (WCAG 1.4.10), and a usual width. A window of 1280 px is 320 px wide at a
 * zoom of 400 %.
 */
const widths = [320, 1280]

const defaults: TourDefaults = {
  looks: { screens: brands, components: brands },
  widths: { screens: widths, components: widths },
  out: 'accessibility',
}

export const help = `pnpm accessibility [screens|components] [options]

Opens every screen story and checks it in four brands and two widths, with and without forced colours and a dark colour
scheme. Axe runs with all its rules except the contrast of level AAA. Then nothing may be cut off or overlap with the
text spacing of WCAG 1.4.12 and, on wider screens, text of twice the size; nor may a page scroll sideways at 320 px.
Screens are the default.

${tourHelp(defaults)}

The exit code is 1 if anything was found.
`

/**
 * Returns undefined for `--help`.
 * @throws Error that says which option is wrong
 */
export function readOptions(words: readonly string[]): TourOptions | undefined {
  const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: tourArguments })
  return values.help ? undefined : readTour({ values, positionals }, defaults)
}
