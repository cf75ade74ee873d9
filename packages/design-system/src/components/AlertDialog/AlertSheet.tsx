import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as overlay from '../../parts/Overlay.css.ts'
import { Overlay } from '../../parts/Overlay.tsx'
import { ScrollArea } from '../../parts/ScrollArea.tsx'
import { Button } from '../Button/Button.tsx'

interface AlertSheetProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Text of the button that closes the dialog and does nothing else. */
  closeLabel?: string
  /** Further buttons, for a question with more than one answer. */
  actions?: ReactNode
  children: ReactNode
}

/** The content of an `AlertDialog`, loaded when the dialog is opened. */
export function AlertSheet({ title, isOpen, onClose, closeLabel = 'OK', actions, children }: AlertSheetProps) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose} size="small" kind="alertdialog" title={title}>
      <ScrollArea>{children}</ScrollArea>
      <div className={classes(overlay.actions, overlay.confirmation)}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert is answered from the keyboard, starting at the safe button */}
        <Button variant={actions === undefined ? 'primary' : 'secondary'} autoFocus onPress={onClose}>
          {closeLabel}
        </Button>
        {actions}
      </div>
    </Overlay>
  )
}
