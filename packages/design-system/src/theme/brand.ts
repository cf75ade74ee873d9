import { colord, extend } from 'colord'
import type { Colord } from 'colord'
import a11y from 'colord/plugins/a11y'
import names from 'colord/plugins/names'

extend([a11y, names])

/** The three colours a supplier chooses, in any CSS notation. An empty string or nothing means: not chosen. */
export interface BrandColours {
  primary?: string | undefined
  masthead?: string | undefined
  hyperlink?: string | undefined
}

export type BrandVariables = Partial<Record<BrandVariable, string>>
export type BrandVariable = (typeof brandVariables)[number]

const brandVariables = [
  '--primary-interaction-background',
  '--primary-interaction-background-lighter',
  '--primary-interaction-background-darker',
  '--primary-interaction-background-hover',
  '--primary-interaction-foreground',
  '--masthead-background',
  '--masthead-background-hover',
  '--masthead-foreground',
  '--masthead-foreground-hover',
  '--secondary-interaction-hyperlink',
  '--secondary-interaction-hyperlink-hover',
  '--secondary-interaction-hyperlink-text',
  '--secondary-interaction-hyperlink-text-hover',
] as const

export const brandDefaults = { primary: '#0a6e86', masthead: '#14293d', hyperlink: '#0b57b7' }

/** WCAG AA for text of any size. */
const readable = 4.5
/** The darkest surface that links are printed on. */
const linkBackground = '#e9edf1'

const parse = (value: string | undefined, fallback: string): Colord => {
  const colour = colord((value ?? '').trim())
  // A see-through brand colour has no contrast of its own, so it is taken as solid.
  return colour.isValid() ? colour.alpha(1) : colord(fallback)
}

/** White where white can be read, otherwise black: one of the two always reaches 4.58:1. */
const foregroundOn = (background: Colord) => (background.contrast('#ffffff') >= readable ? '#ffffff' : '#000000')

const readableOn = (background: string, colour: Colord): string => {
  let text = colour
  while (text.contrast(background) < readable) text = text.darken(0.02)
  return text.toHex()
}

/** The supplier's three colours and everything that follows from them, as CSS variables. */
export function deriveBrand({ primary, masthead, hyperlink }: BrandColours): BrandVariables {
  const bar = parse(masthead, brandDefaults.masthead)
  const barHover = bar.brightness() < 0.75 ? bar.lighten(0.075) : bar.darken(0.1)
  const link = parse(hyperlink, brandDefaults.hyperlink)
  const linkHover = link.brightness() < 0.25 ? link.lighten(0.1) : link.darken(0.1)
  return {
    ...derivePrimary(primary),
    '--masthead-background': bar.toHex(),
    '--masthead-background-hover': barHover.toHex(),
    '--masthead-foreground': foregroundOn(bar),
    '--masthead-foreground-hover': foregroundOn(barHover),
    '--secondary-interaction-hyperlink': link.toHex(),
    '--secondary-interaction-hyperlink-hover': linkHover.toHex(),
    '--secondary-interaction-hyperlink-text': readableOn(linkBackground, link),
    '--secondary-interaction-hyperlink-text-hover': readableOn(linkBackground, linkHover),
  }
}

function derivePrimary(primary: string | undefined): BrandVariables {
  if (primary === undefined || primary.trim() === '') return {}
  const base = parse(primary, brandDefaults.primary)
  const lighter = base.lighten(0.1).toHex()
  const darker = base.darken(0.1).toHex()
  const foreground = foregroundOn(base)
  return {
    '--primary-interaction-background': base.toHex(),
    '--primary-interaction-background-lighter': lighter,
    '--primary-interaction-background-darker': darker,
    // Hovering moves away from the text colour, so that the contrast can only grow.
    '--primary-interaction-background-hover': foreground === '#ffffff' ? darker : lighter,
    '--primary-interaction-foreground': foreground,
  }
}

/** Reads the deployment's colours off `root` and writes what derives from them back. Call once its style sheet has loaded. */
export function applyBrand(root: HTMLElement): void {
  const computed = getComputedStyle(root)
  const derived = deriveBrand({
    primary: computed.getPropertyValue('--primary-interaction-background'),
    masthead: computed.getPropertyValue('--masthead-background'),
    hyperlink: computed.getPropertyValue('--secondary-interaction-hyperlink'),
  })
  for (const [name, value] of Object.entries(derived)) root.style.setProperty(name, value)
}

const fallbacks = deriveBrand(brandDefaults)

/** A reference to a brand variable which falls back to the default brand. */
export const brandVar = (name: BrandVariable) => `var(${name}, ${fallbacks[name] ?? 'currentColor'})`
