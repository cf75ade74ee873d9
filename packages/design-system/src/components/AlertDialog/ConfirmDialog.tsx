import { useEffect, useRef, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { AlertDialog } from './AlertDialog.tsx'

interface ConfirmDialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Text of the button that leaves everything as it is. */
  keepLabel: string
  /** Text of the button that does it. */
  confirmLabel: string
  /** Replaces `confirmLabel` while it is being done. */
  pendingLabel: string
  isPending: boolean
  icon?: ButtonProps['icon']
  onConfirm: () => void
  /** What is lost. */
  children: ReactNode
}

/**
 * Asks before something is done that cannot be undone. Once the user has confirmed, closing cancels nothing, so the
 * button that closes it is called Close then. It confirms once each time it is opened, because a second press may follow
 * before it closes.
 */
export function ConfirmDialog({
  title,
  isOpen,
  onClose,
  keepLabel,
  confirmLabel,
  pendingLabel,
  isPending,
  icon = 'bin',
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const isConfirmed = useRef(false)
  useEffect(() => {
    if (!isOpen) isConfirmed.current = false
  }, [isOpen])
  const confirm = () => {
    if (isConfirmed.current) return
    isConfirmed.current = true
    onConfirm()
  }
  return (
    <AlertDialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={isPending ? 'Close' : keepLabel}
      actions={
        <Button tone="critical" icon={icon} isPending={isPending} pendingLabel={pendingLabel} onPress={confirm}>
          {confirmLabel}
        </Button>
      }
    >
      {children}
    </AlertDialog>
  )
}
