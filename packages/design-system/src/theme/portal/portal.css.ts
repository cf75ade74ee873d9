import './typeface.css.ts'
import { createTheme } from '@vanilla-extract/css'
import { makeTheme } from '../makeTheme.ts'
import { vars } from '../vars.css.ts'
import { portalTokens } from './tokens.ts'

export const portalTheme = createTheme(vars, makeTheme(portalTokens))
