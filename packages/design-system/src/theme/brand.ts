import { colord, type Colord } from 'colord'
import { derivePrimary, isCloseTo, isCloseToCritical, readableFill, softVariant } from './derivePrimary.ts'
import { caution, critical, focus, positive, text } from './fixedColours.ts'
import { chroma, darkestGround, foregroundOn, hasHue, requiredContrast, withContrast } from './readable.ts'
import { readColour } from './readColour.ts'

/** The supplier's three colours in any CSS notation; '' or undefined for a colour that is not chosen. */
export interface BrandColours {
  primary?: string | undefined
  masthead?: string | undefined
  hyperlink?: string | undefined
}

export const brandDefaults = { primary: '#0a6e86', masthead: '#14293d', hyperlink: '#0b57b7' }

/** The supplier's three colours and all that are derived from them, as CSS variables. */
export function deriveBrand({ primary, masthead, hyperlink }: BrandColours) {
  const base = read(primary, brandDefaults.primary)
  const bar = read(masthead, brandDefaults.masthead)
  const barHover = brightness(bar) < 0.75 ? bar.lighten(0.075) : bar.darken(0.1)
  const link = read(hyperlink, brandDefaults.hyperlink)
  const linkHover = brightness(link) < 0.25 ? link.lighten(0.1) : link.darken(0.1)
  const linkText = withContrast(link, darkestGround, requiredContrast.text)
  const isChosen = (primary ?? '').trim() !== ''
  const neutrals = deriveNeutrals(bar)
  return {
    ...(isChosen && derivePrimary(base, neutrals['--neutral-hover'])),
    '--masthead-background': bar.toHex(),
    '--masthead-background-hover': barHover.toHex(),
    '--masthead-foreground': foregroundOn(bar),
    '--masthead-foreground-hover': foregroundOn(barHover),
    '--masthead-primary-outline': withContrast(readableFill(base), bar, requiredContrast.part),
    '--secondary-interaction-hyperlink': link.toHex(),
    '--secondary-interaction-hyperlink-hover': linkHover.toHex(),
    '--secondary-interaction-hyperlink-text': linkText,
    '--secondary-interaction-hyperlink-text-hover': withContrast(linkHover, darkestGround, requiredContrast.text),
    // If the contrast to ordinary text is less than 2, the colour alone would not show that a text is a link.
    '--secondary-interaction-hyperlink-line': colord(linkText).contrast(text) < 2 ? 'underline' : 'none',
    // A red ring would look like an error.
    '--focus-ring': isCloseToCritical(link) ? focus : linkText,
    ...deriveInformation(link, linkText, neutrals),
    ...neutrals,
  }
}

/** All that `deriveBrand` can set. Listed, because deriving a second brand at each start would take longer. */
export const brandVariables = [
  '--primary-interaction-background',
  '--primary-interaction-background-lighter',
  '--primary-interaction-background-darker',
  '--primary-interaction-background-soft',
  '--primary-interaction-foreground',
  '--primary-fill',
  '--primary-fill-hover',
  '--primary-fill-text',
  '--primary-outline',
  '--primary-outline-hover',
  '--selected',
  '--selected-outline',
  '--selected-bar',
  '--destructive-fill',
  '--destructive-fill-hover',
  '--destructive-fill-text',
  '--destructive-quiet-edge',
  '--masthead-background',
  '--masthead-background-hover',
  '--masthead-foreground',
  '--masthead-foreground-hover',
  '--masthead-primary-outline',
  '--secondary-interaction-hyperlink',
  '--secondary-interaction-hyperlink-hover',
  '--secondary-interaction-hyperlink-text',
  '--secondary-interaction-hyperlink-text-hover',
  '--secondary-interaction-hyperlink-line',
  '--focus-ring',
  '--information',
  '--information-soft',
  '--neutral-page',
  '--neutral-sunken',
  '--neutral-hover',
  '--neutral-border',
  '--neutral-button',
  '--neutral-control',
  '--neutral-text-subdued',
  '--neutral-text-disabled',
] as const satisfies readonly (keyof BrandVariables)[]

/** Colours by CSS variable; those of the primary only if it is chosen. */
export type BrandVariables = Partial<ReturnType<typeof deriveBrand>>

const read = (written: string | undefined, fallback: string) => readColour(written) ?? colord(fallback)

/** Perceived brightness, from 0 to 1. */
const brightness = ({ rgba: { r, g, b } }: Colord) => (299 * r + 587 * g + 114 * b) / 255_000

/**
 * The colours of information are those of hyperlinks. They are grey if hyperlinks have no hue, or if information would look
 * like good news, a caution or an error.
 */
function deriveInformation(link: Colord, linkText: string, neutrals: ReturnType<typeof deriveNeutrals>) {
  const isNeutral =
    !hasHue(link) ||
    [positive, caution].some(({ colour }) => isCloseTo(colour, link)) ||
    // Pink badges look like an alarm, too.
    isCloseTo(critical.colour, link, 45)
  return {
    '--information': isNeutral ? neutrals['--neutral-text-subdued'] : linkText,
    '--information-soft': isNeutral ? neutrals['--neutral-hover'] : softVariant(link),
  }
}

/** How strongly the greys are tinted with the masthead's hue, from 0 to 1. */
const maxTintStrength = 0.03

/** The portal's greys, tinted with the masthead's hue. A masthead without a hue gives pure greys. */
function deriveNeutrals(masthead: Colord) {
  const h = masthead.hue()
  // A nearly black or white masthead has an accidental hue, so the greys get less of it.
  const tintStrength = Math.min(maxTintStrength, chroma(masthead) / 4)
  const grey = (lightness: number) => {
    // The tint is limited near white, because there a grey with the full tint would look like a colour.
    const saturation = tintStrength * Math.min(1 / (1 - Math.abs(2 * lightness - 1)), 6.5)
    return colord({ h, s: saturation * 100, l: lightness * 100 })
  }
  return {
    '--neutral-page': grey(0.965).toHex(),
    '--neutral-sunken': grey(0.945).toHex(),
    '--neutral-hover': grey(0.929).toHex(),
    '--neutral-border': grey(0.918).toHex(),
    '--neutral-button': grey(0.84).toHex(),
    '--neutral-control': withContrast(grey(0.5), darkestGround, requiredContrast.part),
    '--neutral-text-subdued': withContrast(grey(0.37), darkestGround, requiredContrast.text),
    '--neutral-text-disabled': grey(0.54).toHex(),
  }
}
