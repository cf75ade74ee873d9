import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { AriaLocale } from './AriaLocale.tsx'
import { classes } from '../css/classes.ts'
import * as overlay from './Overlay.css.ts'
import { ScrollArea } from './ScrollArea.tsx'
import { useLeaving } from './useLeaving.ts'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import * as styles from '../components/Drawer/Drawer.css.ts'

export interface DrawerSheetProps {
  title: string
  isOpen: boolean
  /** Called for the close button, Escape, a press outside the drawer, and another page. */
  onClose: () => void
  /** The edge that it slides in from. */
  side?: keyof typeof styles.side
  children: ReactNode
}

/** A sheet that slides in over the page and keeps the focus inside, for content that a narrow screen has no room for. */
export function DrawerSheet({ title, isOpen, onClose, side = 'start', children }: DrawerSheetProps) {
  return (
    <AriaLocale>
      <ModalOverlay {...useLeaving(isOpen, onClose)} isDismissable className={styles.scrim}>
        <Modal className={classes(styles.sheet, styles.side[side])}>
          <Dialog className={overlay.dialog}>
            <div className={overlay.header}>
              <Heading slot="title" level={2} className={overlay.title}>
                {title}
              </Heading>
              <IconButton icon="close" label="Close" onPress={onClose} />
            </div>
            <ScrollArea>{children}</ScrollArea>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}
