import { parseArgs } from 'node:util'
import { readTour, tourArguments, tourHelp, type TourDefaults, type TourOptions } from '../studio/readTour.ts'

export interface Options extends TourOptions {
  /** The revision to compare with, as git understands it. */
  readonly against: string | undefined
}

const defaults: TourDefaults = {
  // The portal's own colours and one brand that is as different as possible; components in their own colours show nothing new.
  looks: { screens: ['default', 'pink'], components: ['pale', 'near-black', 'pink', 'wireframe'] },
  widths: { screens: [360, 768, 1280], components: [360, 1280] },
  out: 'pictures',
}

export const help = `pnpm pictures [screens|components] [options]

Takes a picture of every story and writes an index page. Screens are the default.

${tourHelp(defaults)}
  --against REV     also takes the pictures of that revision and writes a page of differences

The exit code is 1 if a story failed to render. Differences do not change it.
`

/** @throws Error that says which option is wrong; undefined if help is asked for. */
export function readOptions(words: readonly string[]): Options | undefined {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { ...tourArguments, against: { type: 'string' } },
  })
  if (values.help) return undefined
  return { ...readTour({ values, positionals }, defaults), against: values.against }
}
