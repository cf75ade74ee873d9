import type { Tokens } from './tokens.ts'

const rootFontSize = 16
const px = (value: number) => `${value}px`
const rem = (value: number) => `${value / rootFontSize}rem`
const ms = (value: number) => `${value}ms`
const plain = (value: number) => `${value}`

/** The values of a record, each converted to text. */
function each<Name extends string, Value>(
  values: Record<Name, Value>,
  convert: (value: Value) => string,
): Record<Name, string>
function each(values: Record<string, unknown>, convert: (value: unknown) => string) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, convert(value)]))
}

/** Only this function converts design numbers to CSS values. The theme contract is derived from its result. */
export function makeTheme(tokens: Tokens) {
  const { color, linkLine, fontFamily, elevation, type, control, row } = tokens
  return {
    color,
    linkLine,
    fontFamily,
    elevation,
    fontSize: each(type, ([fontSize]) => rem(fontSize)),
    lineHeight: each(type, ([fontSize, lineHeight]) => plain(lineHeight / fontSize)),
    fontWeight: each(tokens.fontWeight, plain),
    space: { none: '0px', ...each(tokens.space, (count) => rem(count * tokens.grid)) },
    radius: each(tokens.radius, px),
    borderWidth: each(tokens.borderWidth, px),
    duration: each(tokens.duration, ms),
    // Components use `standard`, whose value depends on the density; see css/global.css.ts. So does `smallText`, the font
    // size of a small control's label.
    control: {
      ...each(control, rem),
      standard: rem(control.compact),
      touch: px(control.touch),
      smallText: rem(type.small[0]),
    },
    row: { ...each(row, rem), standard: rem(row.compact) },
    contentWidth: each(tokens.contentWidth, rem),
    gutter: each(tokens.gutter, px),
  }
}

export type Space = keyof ReturnType<typeof makeTheme>['space']
