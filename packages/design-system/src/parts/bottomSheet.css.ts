import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } })

export const slideIn = `${fromBelow} ${vars.duration.sheet} ease-out`
export const slideOut = `${fromBelow} ${vars.duration.sheet} ease-in reverse forwards`

const safe = (space: string) => `max(${space}, env(safe-area-inset-bottom))`

/** Space at the bottom edge of the screen. It is larger on devices that have a bar of their own at that edge. */
export const safeBottom = {
  xsmall: safe(vars.space.xsmall),
  small: safe(vars.space.small),
  medium: safe(vars.space.medium),
}

/**
 * A sheet at the bottom edge of a phone. A strip of the page above it stays visible: a press on the strip closes the sheet.
 */
export const bottomSheet = {
  width: '100%',
  maxWidth: 'none',
  // Fits above an on-screen keyboard: React Aria sets the variable to the remaining height.
  maxHeight: 'min(92dvh, calc(var(--visual-viewport-height, 100dvh) * 0.92))',
  border: 0,
  borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
} as const
