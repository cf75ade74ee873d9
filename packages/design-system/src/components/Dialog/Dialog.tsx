import type { ReactNode } from 'react'
import * as overlay from '../../parts/Overlay.css.ts'
import { Overlay } from '../../parts/Overlay.tsx'
import { ScrollArea } from '../../parts/ScrollArea.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'

interface DialogProps {
  title: string
  isOpen: boolean
  /** Called when the close button, Escape or the area outside the dialog is pressed. */
  onClose: () => void
  size?: 'small' | 'standard' | 'large'
  /** What the actions are about, such as a total. Shown beside them, always in view. */
  summary?: ReactNode
  /** Buttons along the lower edge, with the main one last. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal dialog for a task. On a phone it is a sheet at the bottom edge. */
export function Dialog({ title, isOpen, onClose, size = 'standard', summary, actions, children }: DialogProps) {
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      size={size}
      title={title}
      closeButton={<IconButton icon="close" label="Close" onPress={onClose} />}
    >
      <ScrollArea>{children}</ScrollArea>
      {actions !== undefined && (
        <div className={overlay.actions}>
          {summary !== undefined && <div className={overlay.summary}>{summary}</div>}
          <div className={overlay.buttons}>{actions}</div>
        </div>
      )}
    </Overlay>
  )
}
