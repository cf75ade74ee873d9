import { style, styleVariants } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { hairline, rowsOnPhone } from '../../css/sheet.css.ts'
import { typeOf } from '../../css/typeOf.ts'
import { vars } from '../../theme/vars.css.ts'

export const row = style([
  rowsOnPhone,
  {
    '@media': {
      [from('tablet')]: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        gap: vars.space.medium,
      },
      print: { gap: vars.borderWidth.standard },
    },
  },
])

const rail = `calc(2 * ${vars.borderWidth.strong})`

export const tile = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
  rowGap: vars.space.xsmall,
  minWidth: 0,
  border: hairline,
  backgroundColor: vars.color.surface,
  '@media': {
    [below('tablet')]: {
      minHeight: '3.75rem',
      paddingBlock: vars.space.xsmall,
      paddingInline: vars.gutter.phone,
      border: 0,
    },
    // The labels of all tiles are on one line, also if an action has no room beside its value.
    [from('tablet')]: { alignContent: 'start', padding: vars.space.small, borderRadius: vars.radius.large },
    [from('desktop')]: { padding: vars.space.medium },
    print: { padding: vars.space.xsmall },
  },
})

/** Less padding, so that the words stand as far from the edge as those of other tiles, whose edge is a hairline. */
const beside = (padding: string) => `calc(${padding} - ${rail})`

export const tone = styleVariants({
  neutral: {},
  caution: {
    borderInlineStart: `${rail} solid ${vars.color.caution}`,
    '@media': {
      [below('tablet')]: {
        borderInlineStart: `${rail} solid ${vars.color.caution}`,
        paddingInlineStart: beside(vars.gutter.phone),
      },
      [from('tablet')]: { paddingInlineStart: beside(`${vars.space.small} + ${vars.borderWidth.standard}`) },
      [from('desktop')]: { paddingInlineStart: beside(`${vars.space.medium} + ${vars.borderWidth.standard}`) },
    },
  },
})

export const figure = style({ minWidth: 0 })

/** Nothing but its size is set here, so that a `Money` in it has it too. */
export const value = style({
  ...typeOf('heading'),
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
  '@media': {
    [from('desktop')]: {
      ...typeOf('total'),
      letterSpacing: '-0.01em',
    },
  },
})

export const action = style({ flexShrink: 0 })
