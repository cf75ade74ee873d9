import { useEffect, useRef, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { AlertDialog } from './AlertDialog.tsx'

interface ConfirmDialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Text of the button that closes the dialog without the action. */
  keepLabel: string
  /** Text of the button that confirms the action. */
  confirmLabel: string
  /** Replaces `confirmLabel` while the action is running. */
  pendingLabel: string
  isPending: boolean
  icon?: ButtonProps['icon']
  onConfirm: () => void
  /** Says what will be lost. */
  children: ReactNode
}

/**
 * Asks before an action that cannot be undone. While the confirmed action runs, closing the dialog does not cancel it, so
 * the closing button says Close. Only the first press after each opening confirms, because the user may press again before
 * the dialog closes.
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
