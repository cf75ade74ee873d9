import { colord } from 'colord'
import type { Colord } from 'colord'

/**
 * A colour in any CSS notation; undefined for what is none, or cannot be seen at all.
 * A see-through colour has no contrast of its own, so it is taken as solid.
 */
export function readColour(text: string | undefined): Colord | undefined {
  const written = (text ?? '').trim()
  const plain = colord(written)
  const colour = plain.isValid() ? plain : colord(asBrowserReads(written))
  return colour.isValid() && colour.alpha() > 0 ? colour.alpha(1) : undefined
}

/** Names, `oklch()` and whatever else CSS may learn are left to the browser: a list of names alone takes 2 kB. */
function asBrowserReads(written: string): string {
  if (written === '' || typeof document === 'undefined' || !CSS.supports('color', written)) return ''
  const probe = document.createElement('span')
  // Mixed with itself it comes out in sRGB, and words like `inherit`, which are no colours, not at all.
  probe.style.color = `color-mix(in srgb, ${written}, ${written})`
  if (probe.style.color === '') return ''
  document.documentElement.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color.startsWith('color(srgb ') ? inBytes(color) : color
}

/** `color(srgb 0.4 0.2 0.6 / 0.5)`, whose parts may lie outside of what a screen shows, as `rgb(102 51 153 / 0.5)`. */
function inBytes(color: string): string {
  const [red, green, blue, alpha = '1'] = color.match(/-?\d*\.?\d+(e-?\d+)?/g) ?? []
  const byte = (part: string | undefined) => Math.round(Math.min(1, Math.max(0, Number(part))) * 255)
  return `rgb(${byte(red)} ${byte(green)} ${byte(blue)} / ${alpha})`
}
