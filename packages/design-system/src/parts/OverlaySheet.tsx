import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { AriaLocale } from './AriaLocale.tsx'
import { classes } from '../css/classes.ts'
import * as styles from './Overlay.css.ts'
import { useLeaving } from './useLeaving.ts'

export interface OverlayProps {
  isOpen: boolean
  onClose: () => void
  size: keyof typeof styles.size
  /** `alertdialog` is announced by screen readers as an interruption. */
  kind: 'dialog' | 'alertdialog'
  /** Whether a press outside the sheet closes it. */
  isDismissable: boolean
  /** Names it. */
  title: string
  /** Beside the title. */
  closeButton?: ReactNode
  children: ReactNode
}

/** A sheet over everything else, on a phone at the bottom edge. It keeps the focus inside and returns it when it closes. */
export function OverlaySheet({
  isOpen,
  onClose,
  size,
  kind,
  isDismissable,
  title,
  closeButton,
  children,
}: OverlayProps) {
  return (
    <AriaLocale>
      <ModalOverlay {...useLeaving(isOpen, onClose)} isDismissable={isDismissable} className={styles.scrim}>
        <Modal className={classes(styles.sheet, styles.size[size])}>
          <Dialog role={kind} className={styles.dialog}>
            <div className={styles.header}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
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
