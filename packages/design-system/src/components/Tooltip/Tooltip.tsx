import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import * as styles from './Tooltip.css.ts'

export interface TooltipProps {
  /** A few words. */
  text: string
  /** A button of the design system. Links and texts have no tooltip. */
  children: ReactElement
  /** Milliseconds that the mouse rests before it opens. On focus it opens at once. */
  delayMs?: number
}

/**
 * A few words about the button under the mouse or with the focus. Escape closes it. Touch screens never show it,
 * so it may explain but must not hold anything that is needed.
 */
export function Tooltip({ text, children, delayMs = 600 }: TooltipProps) {
  return (
    <TooltipTrigger delay={delayMs} closeDelay={200}>
      {children}
      <AriaTooltip offset={6} className={styles.tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
