import { colord, type Colord } from 'colord'
import { critical, surface, text } from './fixedColours.ts'
import { darkestGround, foregroundOn, hasHue, requiredContrast, white, withContrast } from './readable.ts'

/**
 * How far the soft variant of the primary colour is from white, from 0 to 1. The soft variant is never darker than
 * `darkestGround`.
 */
const softTintDepth = 0.09

/** All colours derived from the primary colour. @param grey The background of what is chosen beside a reddish or pale primary. */
export function derivePrimary(base: Colord, grey: string) {
  const fill = readableFill(base)
  const fillText = foregroundOn(fill)
  // The hovered fill is further from the text colour, so that hovering can only increase the contrast.
  const fillHover = fillText === white ? fill.darken(0.1) : fill.lighten(0.1)
  return {
    '--primary-interaction-background': base.toHex(),
    '--primary-interaction-background-lighter': base.lighten(0.1).toHex(),
    '--primary-interaction-background-darker': base.darken(0.1).toHex(),
    '--primary-interaction-background-soft': softVariant(base),
    '--primary-interaction-foreground': foregroundOn(base),
    '--primary-fill': fill.toHex(),
    '--primary-fill-hover': fillHover.toHex(),
    '--primary-fill-text': fillText,
    '--primary-outline': edgeOf(fill),
    '--primary-outline-hover': edgeOf(fillHover),
    ...selectedBy(base, edgeOf(fill), grey),
    ...destructiveBeside(base),
  }
}

/** The colour, darkened by up to a tenth if white text is then readable; otherwise unchanged, for black text. */
export function readableFill(base: Colord): Colord {
  for (let percent = 0; percent <= 10; percent += 1) {
    const fill = base.darken(percent / 100)
    if (foregroundOn(fill) === white) return fill
  }
  return base
}

/**
 * The colour of a button's edge: usually the fill colour, but darker if the fill hardly stands out from its surroundings.
 * If the fill hardly stands out even from white, the edge gets the contrast of text, because then only the edge shows that
 * the button is not white or grey.
 */
function edgeOf(fill: Colord): string {
  return withContrast(fill, darkestGround, requiredContrast[isPale(fill) ? 'text' : 'part'])
}

const isPale = (fill: Colord) => fill.contrast(surface) < requiredContrast.part

/** Whether a colour could be taken for another one, such as that of errors: its hue is within so many degrees. */
export const isCloseTo = (other: string, colour: Colord, degrees = 25) =>
  hasHue(colour) && hueDistance(colour, colord(other)) <= degrees

export const isCloseToCritical = (colour: Colord) => isCloseTo(critical.colour, colour)

/**
 * In a reddish primary colour, what is chosen would look like an error, and in a pale one like the main button. Beside such a
 * colour it is grey with a dark bar.
 */
function selectedBy(primary: Colord, outline: string, grey: string) {
  const isNeutral = isCloseToCritical(primary) || isPale(readableFill(primary))
  return {
    '--selected': isNeutral ? grey : softVariant(primary),
    '--selected-outline': isNeutral ? 'transparent' : outline,
    '--selected-bar': isNeutral ? text : 'transparent',
  }
}

/** Beside a reddish primary colour, a filled red button would not look like a warning, so it is only outlined. */
function destructiveBeside(primary: Colord) {
  const isClose = isCloseToCritical(primary)
  return {
    '--destructive-fill': isClose ? surface : critical.colour,
    '--destructive-fill-hover': isClose ? critical.soft : critical.hover,
    '--destructive-fill-text': isClose ? critical.colour : white,
    '--destructive-quiet-edge': isClose ? critical.colour : 'transparent',
  }
}

/** Difference of two hues, from 0 to 180 degrees. */
function hueDistance(one: Colord, other: Colord): number {
  const apart = Math.abs(one.hue() - other.hue())
  return Math.min(apart, 360 - apart)
}

/** The colour mixed with white. A pale colour has a larger share in the mixture, so that the result is visible. */
export function softVariant({ rgba: { r, g, b } }: Colord): string {
  const tint = Math.min(softTintDepth / (1 - Math.min(r, g, b) / 255), 0.5)
  const mixed = (part: number) => 255 - tint * (255 - part)
  return colord({ r: mixed(r), g: mixed(g), b: mixed(b) }).toHex()
}
