import type { Tokens } from './tokens.ts'

const rootFontSize = 16
const px = (value: number) => `${value}px`
const rem = (value: number) => `${value / rootFontSize}rem`
const ms = (value: number) => `${value}ms`
const plain = (value: number) => `${value}`

/** The one place where design numbers become CSS values. The theme contract is derived from its result. */
export function makeTheme({ color, ...tokens }: Tokens) {
  const { space, fontSize, lineHeight, fontWeight, radius, borderWidth, duration, control, contentWidth } = tokens
  const rows = (count: number) => rem(count * tokens.grid)
  return {
    color,
    linkLine: tokens.linkLine,
    fontFamily: tokens.fontFamily,
    fontSize: {
      small: rem(fontSize.small),
      standard: rem(fontSize.standard),
      large: rem(fontSize.large),
      headingSmall: rem(fontSize.headingSmall),
      heading: rem(fontSize.heading),
      headingLarge: rem(fontSize.headingLarge),
      display: rem(fontSize.display),
    },
    lineHeight: { tight: plain(lineHeight.tight), text: plain(lineHeight.text) },
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
      xxlarge: rows(space.xxlarge),
    },
    radius: { small: px(radius.small), standard: px(radius.standard), large: px(radius.large), full: px(radius.full) },
    borderWidth: { standard: px(borderWidth.standard), strong: px(borderWidth.strong) },
    elevation: tokens.elevation,
    duration: { quick: ms(duration.quick), standard: ms(duration.standard) },
    control: {
      inline: rem(control.inline),
      small: rem(control.small),
      standard: rem(control.standard),
      touch: px(control.touch),
    },
    contentWidth: {
      narrow: rem(contentWidth.narrow),
      standard: rem(contentWidth.standard),
      wide: rem(contentWidth.wide),
    },
  }
}

export type Space = keyof ReturnType<typeof makeTheme>['space']
