import type { DrawerSheetProps } from '../../parts/DrawerSheet.tsx'
import { DrawerSheet } from '../../parts/openedCode.ts'
import { useOnChange } from '../../parts/useOnChange.ts'

export interface DrawerProps extends DrawerSheetProps {
  /** The current address. When it changes, `onClose` is called. */
  closeOn?: string | undefined
}

/** A sheet that slides in over the page and keeps the focus inside, for content that a narrow screen has no room for. */
export function Drawer({ closeOn, ...sheet }: DrawerProps) {
  const { isOpen, onClose } = sheet
  useOnChange(closeOn, () => {
    if (isOpen) onClose()
  })
  return <DrawerSheet {...sheet} />
}
