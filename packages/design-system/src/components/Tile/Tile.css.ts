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
    // Keeps the labels of all tiles on one line, even if the action of one tile has no room beside its value.
    [from('tablet')]: { alignContent: 'start', padding: vars.space.small, borderRadius: vars.radius.large },
    [from('desktop')]: { padding: vars.space.medium },
    print: { padding: vars.space.xsmall },
  },
})

/** Less padding beside the wide edge, so that the words start where those of other tiles do, whose edge is a hairline. */
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

/** Sets only the text size, weight and wrapping, so that a `Money` in it has them too. */
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
