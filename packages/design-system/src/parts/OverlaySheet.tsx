import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { classes } from '../css/classes.ts'
import * as styles from './Overlay.css.ts'

export interface OverlayProps {
  isOpen: boolean
  onClose: () => void
  size: keyof typeof styles.size
  /** `alertdialog` interrupts: a screen reader says so. */
  kind: 'dialog' | 'alertdialog'
  /** Whether a press beside the sheet closes it. */
  isDismissable: boolean
  /** Contains a `Heading` with the slot `title`, which names the dialog. */
  children: ReactNode
}

/** A sheet over everything else, which keeps the focus inside and gives it back afterwards. */
export function OverlaySheet({ isOpen, onClose, size, kind, isDismissable, children }: OverlayProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDismissable={isDismissable}
      className={styles.scrim}
    >
      <Modal className={classes(styles.sheet, styles.size[size], kind === 'dialog' && styles.wholePhone)}>
        <Dialog role={kind} className={styles.dialog}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
