import { useDeferredValue, type ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { AriaLocale } from './AriaLocale.tsx'
import { keepMeasures } from './keepMeasures.tsx'
import * as styles from './Overlay.css.ts'

interface OverlayProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Screen readers announce an `alertdialog` as an interruption, and a press outside does not close it. */
  kind?: 'dialog' | 'alertdialog'
  /** `drawer` slides in from the edge of the window. */
  size: keyof typeof styles.size
  /** Shown beside the title. */
  closeButton?: ReactNode
  children: ReactNode
}

/** A sheet over the page. It keeps the focus inside, and returns the focus when it closes. */
export function Overlay({ isOpen, onClose, title, kind = 'dialog', size, closeButton, children }: OverlayProps) {
  // While the sheet is open, the rest of the page is inert. Making a large page usable again takes the browser a long time,
  // so React Aria closes the sheet only after the start of the exit animation is painted.
  const isOpenLate = useDeferredValue(isOpen)
  const onOpenChange = (open: boolean) => {
    if (!open && isOpen) onClose()
  }
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen || isOpenLate}
        onOpenChange={onOpenChange}
        {...(!isOpen && { 'data-leaving': true })}
        isDismissable={kind === 'dialog'}
        className={styles.scrim[size === 'drawer' ? 'drawer' : 'centred']}
      >
        <Modal className={styles.size[size]}>
          <Dialog role={kind} className={styles.dialog}>
            <div className={styles.header}>
              <Heading slot="title" level={2} className={styles.title}>
                {keepMeasures(title)}
              </Heading>
              {closeButton}
            </div>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}
