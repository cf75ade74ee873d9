import { style, styleVariants } from '@vanilla-extract/css'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { vars } from '../../theme/vars.css.ts'

// Keeps line breaks in texts from people and servers.
export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

// For texts from users: one that runs from right to left must not change the direction of the text around it.
export const isolatedBlock = style({ unicodeBidi: 'plaintext' })
export const isolatedSpan = style({ unicodeBidi: 'isolate' })

export const size = styleVariants({
  caption: textSizeOf('caption'),
  small: textSizeOf('small'),
  standard: textSizeOf('standard'),
  prose: textSizeOf('prose'),
  large: textSizeOf('heading'),
})

export const tone = styleVariants({
  neutral: { color: 'inherit' },
  subdued: { color: vars.color.textSubdued },
  critical: { color: vars.color.critical },
  onMasthead: { color: vars.color.onMasthead },
})

export const weight = styleVariants(vars.fontWeight, (fontWeight) => ({ fontWeight }))

export const align = styleVariants({
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
})
