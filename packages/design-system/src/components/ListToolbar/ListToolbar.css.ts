import { style } from '@vanilla-extract/css'
import { filledWith } from '../../css/selected.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { vars } from '../../theme/vars.css.ts'

export const toolbar = style([
  screenOnly,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: vars.space.medium,
    rowGap: vars.space.xsmall,
    minWidth: 0,
  },
])

export const search = style({ flex: '1 1 7.5rem', minWidth: 0, maxWidth: vars.contentWidth.search })

export const actions = style({ display: 'flex', gap: vars.space.xsmall, marginInlineStart: 'auto' })

export const filter = style({
  position: 'relative',
  marginInlineStart: 'auto',
  selectors: {
    '&[data-active]::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-0.25rem',
      insetInlineEnd: '-0.25rem',
      width: '0.75rem',
      height: '0.75rem',
      border: `${vars.borderWidth.strong} solid ${vars.color.page}`,
      borderRadius: vars.radius.full,
      // One of the two is transparent. In a reddish brand, a red dot would look like an error.
      backgroundImage: `${filledWith(vars.color.selectedBar)}, ${filledWith(vars.color.selectedOutline)}`,
    },
  },
})

/** A line below the other tools. The negative margins let its button reach beyond the line. */
export const filtered = style({
  flex: '0 0 100%',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  marginBlock: `calc((1.5rem - ${vars.control.inline}) / 2)`,
  color: vars.color.textSubdued,
  ...textSizeOf('small'),
})
