import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import * as styles from './Tooltip.css.ts'

export interface TooltipProps {
  /** A few words. */
  text: string
  /** A button or a link of this system: what cannot take the focus has no tooltip. */
  children: ReactElement
  /** Milliseconds that the mouse rests before it opens. With the focus it opens at once. */
  delayMs?: number
}

/**
 * A few words on the button or link under mouse or focus. Escape closes it. A finger never sees it, so that it may
 * explain but holds nothing that is needed.
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
