import { vars } from '../theme/vars.css.ts'

/** Font size and line height of a text role. */
export const textSizeOf = (role: keyof typeof vars.fontSize) => ({
  fontSize: vars.fontSize[role],
  lineHeight: vars.lineHeight[role],
  // At this size the spaces of the portal's typeface hardly part two words.
  ...(role === 'caption' && { wordSpacing: '0.1em' }),
})
