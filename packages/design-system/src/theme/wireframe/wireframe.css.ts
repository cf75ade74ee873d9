import { createTheme } from '@vanilla-extract/css'
import { makeTheme } from '../makeTheme.ts'
import { vars } from '../vars.css.ts'
import { wireframeTokens } from './tokens.ts'

export const wireframeTheme = createTheme(vars, makeTheme(wireframeTokens))
