import { globalStyle, style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const frame = style([screenOnly, { containerType: 'inline-size' }])

export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.xsmall })

globalStyle(`${group} > *`, { flex: '1 1 100%', '@container': { '(min-width: 26rem)': { flex: '0 0 max-content' } } })
