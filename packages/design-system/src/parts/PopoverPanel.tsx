import { use, useDeferredValue, useId, type ReactNode, type RefObject } from 'react'
import { OverlayTriggerStateContext, Popover } from 'react-aria-components'
import { below } from '../css/breakpoints.ts'
import { classes } from '../css/classes.ts'
import * as styles from './popover.css.ts'
import { useMediaQuery } from './useMediaQuery.ts'

interface PopoverPanelProps {
  /** Names the panel; shown above the sheet on a phone. */
  title: string
  placement?: 'bottom start' | 'bottom end'
  /** For lists: not narrower than the trigger. */
  isAsWideAsTrigger?: boolean
  /** `isOpen`, `onClose` and `triggerRef` are left out inside a trigger of React Aria. */
  isOpen?: boolean
  onClose?: () => void
  triggerRef?: RefObject<HTMLElement | null>
  /** @param titleId names the list, menu or dialog in the panel. */
  children: (titleId: string) => ReactNode
}

/**
 * The panel that a trigger opens: beside the trigger, or on a phone as a sheet at the bottom edge. Panel and sheet are
 * the same element in another place, so turning the device changes neither the focus nor the typed text.
 *
 * Its title names it. React Aria would name it by the label of the trigger. That label is inert with the rest of the page,
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
  // Making the rest of a large page inert, and undoing it, takes long. So the trigger is painted as pressed, or the panel
  // as closed, before that is done.
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
      // The other styles of its position are in the stylesheet.
      {...(isPhone && { style: { position: 'fixed' } })}
    >
      {/* Hidden, because it is read as the name of the list, menu or dialog. */}
      <div id={titleId} aria-hidden className={styles.title}>
        {title}
      </div>
      {children(titleId)}
    </Popover>
  )
}
