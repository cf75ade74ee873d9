import { useDeferredValue } from 'react'

/**
 * For a sheet that makes the rest of the page inert while it is open. To undo that takes long on a large page, so the sheet
 * is painted as leaving before it is closed.
 * @param onClose Called once, when the user closes it.
 * @returns properties of the sheet
 */
export function useLeaving(isOpen: boolean, onClose: () => void) {
  const isOpenLate = useDeferredValue(isOpen)
  return {
    isOpen: isOpen || isOpenLate,
    onOpenChange: (open: boolean) => {
      if (!open && isOpen) onClose()
    },
    ...(!isOpen && { 'data-leaving': true }),
  }
}
