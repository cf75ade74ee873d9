import { lazy } from 'react'
import type { DrawerSheetProps } from '../../parts/DrawerSheet.tsx'
import { OnceOpen } from '../../parts/OnceOpen.tsx'
import { loadDrawerSheet } from '../../parts/sheetCode.ts'
import { useOnChange } from '../../parts/useOnChange.ts'

const DrawerSheet = lazy(async () => ({ default: (await loadDrawerSheet()).DrawerSheet }))

export interface DrawerProps extends DrawerSheetProps {
  /** The address that is shown. When it changes the drawer asks to be closed. */
  closeOn?: string | undefined
}

/** A sheet that slides in over the page and keeps the focus inside, for what a narrow screen has no room for. */
export function Drawer({ closeOn, ...sheet }: DrawerProps) {
  const { isOpen, onClose } = sheet
  useOnChange(closeOn, () => {
    if (isOpen) onClose()
  })
  return (
    <OnceOpen isOpen={isOpen}>
      <DrawerSheet {...sheet} />
    </OnceOpen>
  )
}
