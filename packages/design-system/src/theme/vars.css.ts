import { createThemeContract } from '@vanilla-extract/css'
import { makeTheme } from './makeTheme.ts'
import { portalTokens } from './portal/tokens.ts'

/** The contract is derived from makeTheme's result, so that nothing is listed twice. */
export const vars = createThemeContract(makeTheme(portalTokens))
