import { colord, extend, type Colord } from 'colord'
import a11y from 'colord/plugins/a11y'

extend([a11y])

/** Contrast required by WCAG AA: `text` for text of any size, `part` for outlines of controls. */
export const requiredContrast = { text: 4.5, part: 3 } as const

export const white = '#ffffff'

/**
 * The darkest background apart from the three brand colours: the pale tint that a black primary colour gets as its soft
 * variant.
 */
export const darkestGround = colord('#e8e8e8')

/** White if readable, otherwise black: one of them always has at least 4.58:1. Measured with the colour rounded to hex. */
export const foregroundOn = (ground: Colord) =>
  colord(ground.toHex()).contrast(white) >= requiredContrast.text ? white : '#000000'

/** The colour, made lighter or darker if necessary until it has this contrast with the background. */
export function withContrast(colour: Colord, ground: Colord, ratio: number): string {
  const isGroundDark = foregroundOn(ground) === white
  let hex = colour.toHex()
  while (ground.contrast(hex) < ratio)
    hex = (isGroundDark ? colord(hex).lighten(0.02) : colord(hex).darken(0.02)).toHex()
  return hex
}

/** Distance from grey, from 0 to 1. Unlike saturation, it is small for colours that look black or white. */
export const chroma = ({ rgba: { r, g, b } }: Colord) => (Math.max(r, g, b) - Math.min(r, g, b)) / 255

/** Whether people see a hue in the colour. A nearly grey one has only an accidental hue. */
export const hasHue = (colour: Colord) => chroma(colour) >= 1 / 8
