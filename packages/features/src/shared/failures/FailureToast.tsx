import { useEffect } from 'react'
import { toasts } from '../notices/toasts.ts'
import type { FailureDialogProps } from './FailureDialog.tsx'

/** In the place of FailureDialog, where it is specified that the first message of the supplier is told in a toast. */
export function FailureToast({ message, onClose }: Pick<FailureDialogProps, 'message' | 'onClose'>) {
  useEffect(() => {
    if (message === null) return
    toasts.error(message)
    onClose()
  }, [message, onClose])
  return null
}
