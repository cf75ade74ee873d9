import { vars } from '../theme/vars.css.ts'

/** The font size of a role with its line height. */
export const typeOf = (role: keyof typeof vars.fontSize) => ({
  fontSize: vars.fontSize[role],
  lineHeight: vars.lineHeight[role],
})
