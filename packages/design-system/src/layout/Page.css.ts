import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { container } from '../css/shared.css.ts'
import { vars } from '../theme/vars.css.ts'

export const page = style([
  container,
  {
    paddingBlockStart: vars.space.medium,
    paddingBlockEnd: vars.space.xlarge,
    '@media': { print: { paddingBlock: 0 } },
  },
])

export const width = styleVariants({ full: {}, form: {}, narrow: {} })

// Narrow content is not centred, so that it is aligned with all other content.
globalStyle(`${width.form} > *`, { maxWidth: vars.contentWidth.form })
globalStyle(`${width.narrow} > *`, { maxWidth: vars.contentWidth.narrow })
