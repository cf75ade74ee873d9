import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const box = style({
  position: 'relative',
  display: 'block',
  flexShrink: 0,
  appearance: 'none',
  width: '1.25rem',
  height: '1.25rem',
  border: `${vars.borderWidth.standard} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  // The mark.
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '3px',
    backgroundColor: vars.color.onPrimary,
    visibility: 'hidden',
  },
  // What a finger may miss by.
  '::after': { content: '""', position: 'absolute', inset: '-0.75rem' },
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:is(:checked, :indeterminate)': {
      forcedColorAdjust: 'none',
      backgroundColor: vars.color.primary,
      borderColor: vars.color.text,
    },
    '&:is(:checked, :indeterminate)::before': { visibility: 'visible' },
    '&:checked::before': { clipPath: 'polygon(12% 46%, 0 60%, 36% 94%, 100% 22%, 87% 9%, 36% 68%)' },
    '&:indeterminate::before': { clipPath: 'inset(42% 0)' },
  },
})
