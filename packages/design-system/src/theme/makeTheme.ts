import type { Tokens } from './tokens.ts'

const rootFontSize = 16
const px = (value: number) => `${value}px`
const rem = (value: number) => `${value / rootFontSize}rem`
const ms = (value: number) => `${value}ms`
const plain = (value: number) => `${value}`

/** Only this function converts design numbers to CSS values. The theme contract is derived from its result. */
export function makeTheme({ color, ...tokens }: Tokens) {
  const { space, type, fontWeight, radius, borderWidth, duration, control, row, contentWidth, gutter } = tokens
  const line = ([fontSize, lineHeight]: readonly [number, number]) => plain(lineHeight / fontSize)
  const rows = (count: number) => rem(count * tokens.grid)
  return {
    color,
    linkLine: tokens.linkLine,
    fontFamily: tokens.fontFamily,
    fontSize: {
      caption: rem(type.caption[0]),
      small: rem(type.small[0]),
      standard: rem(type.standard[0]),
      prose: rem(type.prose[0]),
      heading: rem(type.heading[0]),
      headingLarge: rem(type.headingLarge[0]),
      headingPhone: rem(type.headingPhone[0]),
      total: rem(type.total[0]),
      figure: rem(type.figure[0]),
      cover: rem(type.cover[0]),
    },
    lineHeight: {
      caption: line(type.caption),
      small: line(type.small),
      standard: line(type.standard),
      prose: line(type.prose),
      heading: line(type.heading),
      headingLarge: line(type.headingLarge),
      headingPhone: line(type.headingPhone),
      total: line(type.total),
      figure: line(type.figure),
      cover: line(type.cover),
    },
    fontWeight: {
      regular: plain(fontWeight.regular),
      medium: plain(fontWeight.medium),
      strong: plain(fontWeight.strong),
    },
    space: {
      none: '0px',
      xxsmall: rows(space.xxsmall),
      xsmall: rows(space.xsmall),
      small: rows(space.small),
      medium: rows(space.medium),
      large: rows(space.large),
      xlarge: rows(space.xlarge),
    },
    radius: { small: px(radius.small), standard: px(radius.standard), large: px(radius.large), full: px(radius.full) },
    borderWidth: { standard: px(borderWidth.standard), strong: px(borderWidth.strong) },
    elevation: tokens.elevation,
    duration: { quick: ms(duration.quick), standard: ms(duration.standard), sheet: ms(duration.sheet) },
    // Components use `standard`, whose value depends on the density; see css/density.css.ts.
    control: {
      standard: rem(control.compact),
      inline: rem(control.inline),
      compact: rem(control.compact),
      comfortable: rem(control.comfortable),
      touch: px(control.touch),
    },
    row: { standard: rem(row.compact), compact: rem(row.compact), comfortable: rem(row.comfortable) },
    contentWidth: {
      container: rem(contentWidth.container),
      form: rem(contentWidth.form),
      narrow: rem(contentWidth.narrow),
      search: rem(contentWidth.search),
    },
    gutter: { phone: px(gutter.phone), standard: px(gutter.standard) },
  }
}

export type Space = keyof ReturnType<typeof makeTheme>['space']
