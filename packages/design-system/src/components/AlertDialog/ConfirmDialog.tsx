import { useEffect, useRef, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { AlertDialog } from './AlertDialog.tsx'

interface ConfirmDialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Text of the button that leaves everything as it is. */
  keepLabel: string
  /** Text of the button that confirms the action. */
  confirmLabel: string
  /** Replaces `confirmLabel` while the action is in progress. */
  pendingLabel: string
  isPending: boolean
  icon?: ButtonProps['icon']
  onConfirm: () => void
  /** Says what the action will lose. */
  children: ReactNode
}

/**
 * Asks before something is done that cannot be undone. After the user has confirmed, closing cancels nothing, so the
 * button that closes the dialog is then called Close. Each opening confirms only once, because a second press may follow
 * before the dialog closes.
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
