import { style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const toolbar = style([
  screenOnly,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.medium, rowGap: vars.space.xsmall },
])

export const tools = style({ flex: '1 1 18rem', minWidth: 0 })

const quiet = style({ color: vars.color.textSubdued, fontSize: vars.fontSize.small })

export const count = style([quiet, { flex: '1 0 auto' }])

export const sortMenu = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall, minWidth: 0 })

export const sortLabel = style([quiet, { flexShrink: 0 }])

// A width of its own: otherwise the browser measures every entry for the widest.
export const sortList = style({ flex: '0 1 14rem', paddingInline: vars.space.xsmall, textOverflow: 'ellipsis' })
