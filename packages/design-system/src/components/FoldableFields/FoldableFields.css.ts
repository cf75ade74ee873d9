import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below } from '../../css/breakpoints.ts'
import * as grid from '../../layout/Grid.css.ts'
import { vars } from '../../theme/vars.css.ts'
import { textButton } from '../TextButton/TextButton.css.ts'

const narrow = below('desktop')

/** On a desktop, the fields belong to the layout around them, so that they stay in its columns. */
export const foldable = style({
  display: 'contents',
  '@media': { [narrow]: { display: 'block', flexBasis: '100%', minWidth: 0 } },
})

const group = style({ display: 'contents' })

export const fields = styleVariants({
  open: [group, { '@media': { [narrow]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.medium } } }],
  folded: [group, { '@media': { [narrow]: { display: 'none' } } }],
})
globalStyle(`${grid.minColumn.field} > * > ${group} > *`, grid.fieldColumn)
globalStyle(`${group} > *`, { '@media': { [narrow]: grid.fieldColumn } })

/** As high as a control, without the distance to what is above and below it, because its text has that distance anyway. */
export const line = style({
  display: 'none',
  '@media': {
    [narrow]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xsmall,
      minHeight: vars.control.standard,
      marginBlock: `calc(-1 * ${vars.space.xsmall})`,
    },
  },
})

export const facts = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: vars.lineHeight.standard })

export const change = style([textButton, { fontSize: vars.fontSize.small }])

export const others = style({ color: vars.color.textSubdued, fontSize: vars.fontSize.small })
