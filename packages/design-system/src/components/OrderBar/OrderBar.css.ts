import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { input, stepButton, stepper } from '../QuantityStepper/QuantityStepper.css.ts'

export const bar = style({ display: 'flex', alignItems: 'flex-start', minWidth: 0, maxWidth: '100%' })

export const unit = style({ flex: '0 1 5rem', marginInlineEnd: vars.space.xsmall })

export const quantity = style({
  display: 'flex',
  flex: '1 1 auto',
  minWidth: 'min-content',
  // Room for four digits.
  '@media': { [from('tablet')]: { minWidth: `calc(2 * ${vars.control.standard} + 3rem)` } },
})
globalStyle(`${quantity} ${stepper}`, { borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEnd: 0 })

export const narrowOnPhone = style({})
globalStyle(`${narrowOnPhone} ${stepButton}`, { '@media': { [below('tablet')]: { display: 'none' } } })
globalStyle(`${narrowOnPhone} ${input}`, {
  '@media': { [below('tablet')]: { minWidth: vars.control.touch, borderInline: 0 } },
})

/** A button without a quantity. */
export const buttonWidth = '8rem'

/** The line between the quantity and the button is the button's edge, so that a filled button is filled to the line. */
export const action = style({
  display: 'grid',
  flex: '1 0 auto',
  '@media': {
    [from('tablet')]: {
      selectors: { '&:only-child': { flex: `0 1 ${buttonWidth}`, marginInlineStart: 'auto' } },
    },
  },
  selectors: {
    // Beside a field, the button has the field's edge.
    [`${quantity} + &`]: {
      vars: { [vars.color.borderButton]: vars.color.borderControl, [vars.elevation.button]: 'none' },
    },
  },
})
globalStyle(`${quantity} + ${action} > button`, { borderStartStartRadius: 0, borderEndStartRadius: 0 })
globalStyle(`${action} > button`, { paddingInline: vars.space.small })
