import { drawings } from './drawings.ts'
import { lettering } from './lettering.ts'
import { isPictureKind, paletteOf, type PictureKind } from './pictureKinds.ts'

/** Texts and gradient colours of the homepage banners, by name. */
const banners: ReadonlyMap<string, readonly [title: string, line: string, from: string, to: string]> = new Map([
  ['framing', ['Frames up, on time', 'MGP10 and MGP12 pine cut to your tally', '#2f5d50', '#7a9a5b']],
  ['roofing', ['Roofing in six colours', 'Sheets, gutter and flashings from one truck', '#23395b', '#5b85aa']],
  ['insulation', ['Ready for summer', 'Wall and ceiling batts in stock at every branch', '#7a2e4d', '#c98b6b']],
  ['winter', ['Winter hours', 'Yards close at four until the end of August', '#3b3f4a', '#7d8597']],
])

/**
 * The SVG text of a picture, drawn from its name alone: a kind, a dash, and a subject that selects the colours.
 * Undefined for an unknown name.
 */
export function picture(name: string): string | undefined {
  const [kind = '', ...rest] = name.split('-')
  if (!isPictureKind(kind) || rest.length === 0) return undefined
  return kind === 'banner' ? banner(rest.join('-')) : productPicture(kind, rest.join('-'))
}

/**
 * Draws a picture that fits a frame of any size and shape. The background fills the frame, and the product is in the
 * middle, never cut off.
 */
function productPicture(kind: Exclude<PictureKind, 'banner'>, subject: string): string {
  const palette = paletteOf(kind, subject)
  return `<svg xmlns="http://www.w3.org/2000/svg">
<defs><linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.air}"/><stop offset="1" stop-color="${palette.floor}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#air)"/><svg viewBox="0 0 400 300"><ellipse cx="200" cy="238" rx="130" ry="12" fill="#1b2a38" opacity=".1"/>
${drawings[kind](palette)}</svg></svg>`
}

/** The SVG text of a homepage banner, with its words in the portal's typeface; undefined for an unknown name. */
function banner(name: string): string | undefined {
  const content = banners.get(name)
  if (!content) return undefined
  const [title, line, from, to] = content
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 480" width="1600" height="480">
<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
<rect width="1600" height="480" fill="url(#sky)"/>
<g fill="#fff" opacity=".14"><path d="M920 480V260l240-130 240 130v220z"/><path d="M860 282l300-164 300 164-18 30-282-152-282 152z"/><path d="M1400 480V340h160v140z"/></g>
<g stroke="#fff" stroke-width="6" opacity=".22" fill="none"><path d="M980 480V300M1070 480V252M1160 480V204M1250 480V252M1340 480V300M920 380h480"/></g>
<g fill="#fff">${lettering(title, 96, 226, 76)}${lettering(line, 98, 292, 34)}</g></svg>`
}
