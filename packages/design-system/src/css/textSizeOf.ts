import { vars } from '../theme/vars.css.ts'

/** Font size and line height of a text role. */
export const textSizeOf = (role: keyof typeof vars.fontSize) => ({
  fontSize: vars.fontSize[role],
  lineHeight: vars.lineHeight[role],
})
