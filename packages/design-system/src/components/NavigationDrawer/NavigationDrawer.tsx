import { useOnChange } from '../../parts/useOnChange.ts'
import { lazyDialog } from '../lazyDialog/lazyDialog.tsx'
import type { NavigationSheetProps } from './NavigationSheet.tsx'

const NavigationSheet = lazyDialog(async () => (await import('./NavigationSheet.tsx')).NavigationSheet)

interface NavigationDrawerProps extends NavigationSheetProps {
  /** The current address. When it changes, `onClose` is called. */
  closeOn?: string | undefined
}

/** Replaces the masthead's menu on narrow screens: a sheet that slides in over the page. */
export function NavigationDrawer({ closeOn, ...sheet }: NavigationDrawerProps) {
  const { isOpen, onClose } = sheet
  useOnChange(closeOn, () => {
    if (isOpen) onClose()
  })
  return <NavigationSheet {...sheet} />
}

NavigationDrawer.preload = NavigationSheet.preload
