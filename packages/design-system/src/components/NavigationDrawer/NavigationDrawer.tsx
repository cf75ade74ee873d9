import { Drawer } from '../Drawer/Drawer.tsx'
import type { DrawerProps } from '../Drawer/Drawer.tsx'
import { NavigationStack } from '../../parts/openedCode.ts'
import type { NavigationEntry } from '../NavigationMenu/NavigationEntry.ts'

export interface NavigationDrawerProps extends Omit<DrawerProps, 'children'> {
  entries: readonly NavigationEntry[]
}

/** The navigation on a screen too narrow for the masthead menu: one level at a time, with a back button. */
export function NavigationDrawer({ entries, ...drawer }: NavigationDrawerProps) {
  return (
    <Drawer {...drawer}>
      <NavigationStack title={drawer.title} entries={entries} onFollow={drawer.onClose} />
    </Drawer>
  )
}
