import { lazy } from 'react'
import type { DrawerSheetProps } from '../../parts/DrawerSheet.tsx'
import { MountOnceOpen } from '../../parts/MountOnceOpen.tsx'
import { loadDrawerSheet } from '../../parts/loadSheets.ts'
import { useOnChange } from '../../parts/useOnChange.ts'

const DrawerSheet = lazy(async () => ({ default: (await loadDrawerSheet()).DrawerSheet }))

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
  return (
    <MountOnceOpen isOpen={isOpen} onClose={onClose}>
      <DrawerSheet {...sheet} />
    </MountOnceOpen>
  )
}
