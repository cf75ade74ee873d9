import { colord, type Colord } from 'colord'

/**
 * Parses a colour in any CSS notation, without its alpha, because a transparent colour has no contrast of its own. Undefined
 * if the colour is fully transparent, or the text is not a colour.
 */
export function readColour(text: string | undefined): Colord | undefined {
  const written = (text ?? '').trim()
  const plain = colord(written)
  const colour = plain.isValid() ? plain : colord(parseInBrowser(written))
  return colour.isValid() && colour.alpha() > 0 ? colour.alpha(1) : undefined
}

/** Lets the browser parse names, `oklch()` and future notations, because a list of names alone would take 2 kB. */
function parseInBrowser(written: string): string {
  if (written === '' || typeof document === 'undefined' || !CSS.supports('color', written)) return ''
  const probe = document.createElement('span')
  // Mixing the colour with itself converts it to sRGB, and rejects keywords such as `inherit`, which are not colours.
  probe.style.color = `color-mix(in srgb, ${written}, ${written})`
  if (probe.style.color === '') return ''
  document.documentElement.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color.startsWith('color(srgb ') ? toRgb(color) : color
}

/** Turns `color(srgb 0.4 0.2 0.6 / 0.5)` into `rgb(102 51 153 / 0.5)`. Parts may be outside the sRGB gamut. */
function toRgb(color: string): string {
  const [red, green, blue, alpha = '1'] = color.match(/-?\d*\.?\d+(e-?\d+)?/g) ?? []
  const byte = (part: string | undefined) => Math.round(Math.min(1, Math.max(0, Number(part))) * 255)
  return `rgb(${byte(red)} ${byte(green)} ${byte(blue)} / ${alpha})`
}
