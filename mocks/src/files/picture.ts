import { banner } from './banner.ts'
import { pictureKinds, type PictureKind } from './pictureKinds.ts'
import { paletteOf } from './palette.ts'
import { fasteners } from './fasteners.ts'
import { materials } from './drawings.ts'
import { joinery } from './joinery.ts'

const drawings = { ...materials, ...fasteners, ...joinery }

/**
 * A picture as SVG text, drawn from its name alone: the kind of thing, a dash, and what it is of, which picks the
 * colours. Undefined for a name without a known kind.
 */
export function picture(name: string): string | undefined {
  const [first = '', ...rest] = name.split('-')
  const kind = pictureKinds.find((known) => known === first)
  if (kind === undefined || rest.length === 0) return undefined
  return kind === 'banner' ? banner(rest.join('-')) : card(kind, rest.join('-'))
}

function card(kind: Exclude<PictureKind, 'banner'>, of: string): string {
  const palette = paletteOf(kind, of)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
<defs><linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.air}"/><stop offset="1" stop-color="${palette.floor}"/></linearGradient></defs>
<rect width="400" height="300" fill="url(#air)"/><ellipse cx="200" cy="238" rx="130" ry="12" fill="#1b2a38" opacity=".1"/>
${drawings[kind](palette)}</svg>`
}
