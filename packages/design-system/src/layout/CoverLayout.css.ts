import { style } from '@vanilla-extract/css'
import { from } from '../css/breakpoints.ts'
import { vars } from '../theme/vars.css.ts'

export const layout = style({
  '@media': { [from('desktop')]: { display: 'grid', gridTemplateColumns: '1fr 1fr', minHeight: '100dvh' } },
})

export const cover = style({
  display: 'none',
  '@media': {
    [from('desktop')]: {
      gridColumn: 2,
      gridRow: 1,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: vars.space.small,
      minWidth: 0,
      padding: vars.space.xlarge,
      borderInlineStart: `3px solid ${vars.color.primary}`,
      backgroundColor: vars.color.masthead,
      color: vars.color.onMasthead,
      fontSize: vars.fontSize.headingLarge,
      lineHeight: vars.lineHeight.headingLarge,
      fontWeight: vars.fontWeight.strong,
      overflowWrap: 'anywhere',
    },
  },
})

export const content = style({
  gridColumn: 1,
  gridRow: 1,
  minWidth: 0,
  '@media': { [from('desktop')]: { paddingBlockStart: '12vh' } },
})
