import type { ReactNode } from 'react'
import { Heading } from 'react-aria-components'
import { Overlay } from '../../parts/Overlay.tsx'
import { ScrollArea } from '../../parts/ScrollArea.tsx'
import * as overlay from '../../parts/Overlay.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'

export interface DialogProps {
  title: string
  isOpen: boolean
  /** Called for the close button, Escape, and a press outside the dialog. */
  onClose: () => void
  size?: 'small' | 'standard' | 'large'
  /** Buttons along the lower edge, the main one last. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal dialog for a task. On a phone it is a sheet at the bottom edge. */
export function Dialog({ title, isOpen, onClose, size = 'standard', actions, children }: DialogProps) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose} size={size} kind="dialog" isDismissable>
      <div className={overlay.header}>
        <Heading slot="title" level={2} className={overlay.title}>
          {title}
        </Heading>
        <IconButton icon="close" label="Close" onPress={onClose} />
      </div>
      <ScrollArea>{children}</ScrollArea>
      {actions !== undefined && <div className={overlay.actions}>{actions}</div>}
    </Overlay>
  )
}
