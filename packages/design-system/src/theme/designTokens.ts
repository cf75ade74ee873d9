import { colord } from 'colord'
import { makeTheme } from './makeTheme.ts'
import { portalTokens } from './portal/tokens.ts'

type Theme = ReturnType<typeof makeTheme>

/**
 * The portal's theme in the Design Tokens format of the W3C's community group (2025.10), which Figma and other tools
 * import. `linkLine` is left out, because the format has no type for it.
 */
export function designTokens() {
  const theme = makeTheme(portalTokens)
  return {
    $description: 'The theme of the trade portal, in the colours of the default brand.',
    color: group('color', theme.color, colour),
    fontFamily: { $type: 'fontFamily', $value: fallbackOf(theme.fontFamily).replaceAll('"', '').split(', ') },
    fontSize: group('dimension', theme.fontSize, measure),
    lineHeight: group('number', theme.lineHeight, Number),
    fontWeight: group('fontWeight', theme.fontWeight, Number),
    space: group('dimension', theme.space, measure),
    radius: group('dimension', theme.radius, measure),
    borderWidth: group('dimension', theme.borderWidth, measure),
    elevation: group('shadow', theme.elevation, shadows),
    duration: group('duration', theme.duration, measure),
    control: group('dimension', theme.control, measure),
    row: group('dimension', theme.row, measure),
    contentWidth: group('dimension', theme.contentWidth, measure),
    gutter: group('dimension', theme.gutter, measure),
  } satisfies Record<Exclude<keyof Theme, 'linkLine'> | '$description', unknown>
}

function group($type: string, values: Readonly<Record<string, string>>, convert: (css: string) => unknown) {
  const tokens = Object.entries(values).map(([name, css]) => [name, { $value: convert(css) }])
  return { $type, ...Object.fromEntries(tokens) }
}

/** A length or a time, such as `1.5rem` or `120ms`; 0 needs no unit. */
function measure(css: string) {
  const [, value, unit = 'px'] = /^([\d.]+)(px|rem|ms)?$/.exec(css) ?? []
  return { value: Number(value), unit }
}

/** Replaces a CSS variable that only a deployment sets by its fallback. */
const fallbackOf = (css: string) => css.replace(/var\([\w-]+, (.*)\)/, '$1')

function colour(css: string) {
  const written = fallbackOf(css)
  const { r, g, b, a } = colord(written === 'transparent' ? '#0000' : written).toRgb()
  const components = [r, g, b].map((part) => Number((part / 255).toFixed(4)))
  return { colorSpace: 'srgb', components, alpha: a, hex: colord({ r, g, b }).toHex() }
}

/** The layers of a `box-shadow`, such as `0 1px 2px rgb(16 30 44 / 0.06)`. */
function shadows(css: string) {
  return [...css.matchAll(/(\S+) (\S+) (\S+) (rgb\(.*?\))/g)].map(([, x = '', y = '', blur = '', rgb = '']) => ({
    color: colour(rgb),
    offsetX: measure(x),
    offsetY: measure(y),
    blur: measure(blur),
    spread: measure('0'),
  }))
}
