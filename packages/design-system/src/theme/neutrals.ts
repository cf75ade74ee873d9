import { colord } from 'colord'
import type { Colord } from 'colord'
import { chroma, darkestGround, requiredContrast, withContrast } from './readable.ts'

/** How strongly the greys are tinted with the masthead's hue, from 0 to 1. */
const maxTintStrength = 0.03

/** The portal's greys, tinted with the masthead's hue. A masthead without a hue gives pure greys. */
export function deriveNeutrals(masthead: Colord) {
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
    '--neutral-control': withContrast(grey(0.5), darkestGround, requiredContrast.part),
    '--neutral-text-subdued': withContrast(grey(0.35), darkestGround, requiredContrast.text),
    '--neutral-text-disabled': grey(0.48).toHex(),
  }
}
