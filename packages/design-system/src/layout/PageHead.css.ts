import { globalStyle, style } from '@vanilla-extract/css'
import { below, coarsePointer, from } from '../css/breakpoints.ts'
import { hiddenText } from '../css/shared.css.ts'
import { textSizeOf } from '../css/textSizeOf.ts'
import { vars } from '../theme/vars.css.ts'

const lineOf = (role: 'headingPhone' | 'headingLarge') => `calc(${vars.fontSize[role]} * ${vars.lineHeight[role]})`

/** As tall as the heading's first line. A taller control extends above and below the line. */
const headingLineHigh = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  height: lineOf('headingPhone'),
} as const

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  '@media': { [from('tablet')]: { flexDirection: 'column', alignItems: 'stretch', gap: vars.space.xxsmall } },
})

/** On a phone the breadcrumbs are an arrow at the page's edge. Only the arrow's padding extends beyond the edge. */
export const trail = style({
  ...headingLineHigh,
  marginInlineStart: `calc((0.375rem - ${vars.control.inline}) / 2)`,
  marginInlineEnd: `calc((1.75rem - ${vars.control.inline}) / 2)`,
  '@media': {
    [from('tablet')]: {
      display: 'block',
      height: 'auto',
      maxWidth: '100%',
      marginInline: 0,
      // On touch screens the links are higher than their text. This takes the space around it back.
      marginBlock: `calc((1.5rem - ${vars.control.inline}) / 2)`,
    },
  },
})

export const line = style({
  display: 'flex',
  // With large text, the control moves to a line below the heading.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.medium,
  rowGap: vars.space.small,
  flexGrow: 1,
  minWidth: 0,
})

/** On a phone a long heading wraps beside the controls, so that they stay on its first line. */
export const heading = style({
  minWidth: 0,
  '@media': { [below('tablet')]: { flex: '1 1 8rem' } },
})

export const screenReaderOnlyOnPhone = style({ '@media': { [below('tablet')]: hiddenText } })

/** The title that a phone shows in place of the heading. It fills the line beside the tools. */
export const phoneTitle = style({
  ...headingLineHigh,
  flex: '1 1 auto',
  minWidth: 0,
  ...textSizeOf('standard'),
  fontWeight: vars.fontWeight.heading,
  '@media': { [from('tablet')]: { display: 'none' }, print: { display: 'none' } },
})

/** Places the tools at the end of the line. On a phone a thumb can reach them there. */
export const tools = style({
  ...headingLineHigh,
  columnGap: vars.space.medium,
  marginInlineStart: 'auto',
  ':empty': { display: 'none' },
  '@media': {
    // A button for fingers is taller than the line, so it needs space below.
    [coarsePointer]: { selectors: { '&:has(a, button, [role=radiogroup])': { marginBlockEnd: vars.space.xxsmall } } },
    [from('tablet')]: { height: lineOf('headingLarge') },
  },
})

// A link has a minimum width for fingers. This puts a shorter text at the edge.
globalStyle(`${tools} > a`, { justifyContent: 'flex-end' })
