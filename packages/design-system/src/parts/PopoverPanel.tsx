import { use, useDeferredValue, useId, type ReactNode, type RefObject } from 'react'
import { OverlayTriggerStateContext, Popover } from 'react-aria-components'
import { below } from '../css/breakpoints.ts'
import { classes } from '../css/classes.ts'
import * as styles from './popover.css.ts'
import { useMediaQuery } from './useMediaQuery.ts'

interface PopoverPanelProps {
  /** Names the panel. A phone shows it at the top of the sheet. */
  title: string
  placement?: 'bottom start' | 'bottom end'
  /** Makes the panel at least as wide as the trigger. For lists. */
  isAsWideAsTrigger?: boolean
  /** Omit `isOpen`, `onClose` and `triggerRef` inside a React Aria trigger, which controls the panel itself. */
  isOpen?: boolean
  onClose?: () => void
  triggerRef?: RefObject<HTMLElement | null>
  /** @param titleId Id of the title, which names the list, menu or dialog in the panel */
  children: (titleId: string) => ReactNode
}

/**
 * The panel that a trigger opens. It appears beside the trigger, or on a phone as a sheet at the bottom edge. Both forms
 * use the same element, so the focus and typed text stay when the user turns the device.
 * The title names the panel. React Aria would use the trigger's label, but the label is inert with the rest of the page,
 * and browsers ignore inert text in names.
 */
export function PopoverPanel({
  title,
  placement = 'bottom start',
  isAsWideAsTrigger = false,
  onClose,
  children,
  ...own
}: PopoverPanelProps) {
  const titleId = useId()
  const isPhone = useMediaQuery(below('tablet'))
  const trigger = use(OverlayTriggerStateContext)
  const isOpen = own.isOpen ?? trigger?.isOpen ?? false
  // Opening and closing are deferred, because making the rest of a large page inert or usable again takes the browser a
  // long time. The pressed trigger, or the closed panel, is painted before this work.
  const isOpenLate = useDeferredValue(isOpen)
  return (
    <Popover
      isOpen={isOpenLate}
      {...(!isOpen && { 'data-leaving': true })}
      onOpenChange={(open) => {
        trigger?.setOpen(open)
        if (!open) onClose?.()
      }}
      {...(own.triggerRef && { triggerRef: own.triggerRef })}
      aria-labelledby={titleId}
      className={classes(styles.popover, isAsWideAsTrigger && styles.asWideAsTrigger)}
      placement={placement}
      // Sets only `position`; the style sheet has the other styles that place a phone's sheet.
      {...(isPhone && { style: { position: 'fixed' } })}
    >
      {/* Hidden from screen readers, because they already read this title as the name of the list, menu or dialog. */}
      <div id={titleId} aria-hidden className={styles.title}>
        {title}
      </div>
      {children(titleId)}
    </Popover>
  )
}
