import { colord, extend } from 'colord'
import type { Colord } from 'colord'
import a11y from 'colord/plugins/a11y'
import { readColour } from './readColour.ts'

extend([a11y])

/** The three colours a supplier chooses, in any CSS notation. An empty string or nothing means: not chosen. */
export interface BrandColours {
  primary?: string | undefined
  masthead?: string | undefined
  hyperlink?: string | undefined
}

export type BrandVariables = Partial<Record<BrandVariable, string>>
export type BrandVariable = (typeof brandVariables)[number]

export const brandVariables = [
  '--primary-interaction-background',
  '--primary-interaction-background-lighter',
  '--primary-interaction-background-darker',
  '--primary-interaction-background-hover',
  '--primary-interaction-background-soft',
  '--primary-interaction-foreground',
  '--primary-interaction-outline',
  '--primary-interaction-outline-hover',
  '--masthead-background',
  '--masthead-background-hover',
  '--masthead-foreground',
  '--masthead-foreground-hover',
  '--masthead-primary-outline',
  '--secondary-interaction-hyperlink',
  '--secondary-interaction-hyperlink-hover',
  '--secondary-interaction-hyperlink-text',
  '--secondary-interaction-hyperlink-text-hover',
] as const

export const brandDefaults = { primary: '#0a6e86', masthead: '#14293d', hyperlink: '#0b57b7' }

/** The contrast that WCAG AA requires for text of any size, and for the outlines of controls. */
export const requiredContrast = { text: 4.5, part: 3 } as const

/** The share of the primary colour in its soft variant; the rest is white. */
const tint = 0.09
/** The darkest background apart from the three colours themselves: the soft variant of a black primary. */
const darkestGround = colord('#e8e8e8')

/** The supplier's three colours and everything that follows from them, as CSS variables. */
export function deriveBrand({ primary, masthead, hyperlink }: BrandColours): BrandVariables {
  const base = read(primary, brandDefaults.primary)
  const bar = read(masthead, brandDefaults.masthead)
  const barHover = brightness(bar) < 0.75 ? bar.lighten(0.075) : bar.darken(0.1)
  const link = read(hyperlink, brandDefaults.hyperlink)
  const linkHover = brightness(link) < 0.25 ? link.lighten(0.1) : link.darken(0.1)
  const isChosen = (primary ?? '').trim() !== ''
  return {
    ...(isChosen && derivePrimary(base)),
    '--masthead-background': bar.toHex(),
    '--masthead-background-hover': barHover.toHex(),
    '--masthead-foreground': foregroundOn(bar),
    '--masthead-foreground-hover': foregroundOn(barHover),
    '--masthead-primary-outline': withContrast(base, bar, requiredContrast.part),
    '--secondary-interaction-hyperlink': link.toHex(),
    '--secondary-interaction-hyperlink-hover': linkHover.toHex(),
    '--secondary-interaction-hyperlink-text': withContrast(link, darkestGround, requiredContrast.text),
    '--secondary-interaction-hyperlink-text-hover': withContrast(linkHover, darkestGround, requiredContrast.text),
  }
}

function derivePrimary(base: Colord): BrandVariables {
  const lighter = base.lighten(0.1)
  const darker = base.darken(0.1)
  const foreground = foregroundOn(base)
  // The hover colour moves away from the text colour, so that the contrast can only increase.
  const hover = foreground === white ? darker : lighter
  return {
    '--primary-interaction-background': base.toHex(),
    '--primary-interaction-background-lighter': lighter.toHex(),
    '--primary-interaction-background-darker': darker.toHex(),
    '--primary-interaction-background-hover': hover.toHex(),
    '--primary-interaction-background-soft': softVariant(base),
    '--primary-interaction-foreground': foreground,
    '--primary-interaction-outline': withContrast(base, darkestGround, requiredContrast.part),
    '--primary-interaction-outline-hover': withContrast(hover, darkestGround, requiredContrast.part),
  }
}

const white = '#ffffff'

const read = (written: string | undefined, fallback: string) => readColour(written) ?? colord(fallback)

/** From 0 to 1. */
const brightness = ({ rgba: { r, g, b } }: Colord) => (299 * r + 587 * g + 114 * b) / 255_000

/** White if it is readable, otherwise black: one of the two always reaches 4.58:1. Measured on the written hex value. */
const foregroundOn = (ground: Colord) =>
  colord(ground.toHex()).contrast(white) >= requiredContrast.text ? white : '#000000'

/** The colour itself if it contrasts with the background, otherwise moved away from it until it does. */
function withContrast(colour: Colord, ground: Colord, ratio: number): string {
  const isGroundDark = foregroundOn(ground) === white
  let hex = colour.toHex()
  while (ground.contrast(hex) < ratio)
    hex = (isGroundDark ? colord(hex).lighten(0.02) : colord(hex).darken(0.02)).toHex()
  return hex
}

function softVariant({ rgba: { r, g, b } }: Colord): string {
  const mixed = (part: number) => 255 - tint * (255 - part)
  return colord({ r: mixed(r), g: mixed(g), b: mixed(b) }).toHex()
}
