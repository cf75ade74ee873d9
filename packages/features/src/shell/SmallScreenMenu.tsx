import { IconButton, NavigationDrawer, type NavigationEntry } from '@trade-portal/design-system'
import { useState } from 'react'
import { routes } from '../routes.ts'
import type { useNavigation } from './useNavigation.ts'

/** A drawer with all menu entries, which shows one level at a time. */
export function SmallScreenMenu({ navigation }: { readonly navigation: ReturnType<typeof useNavigation> }) {
  const [isOpen, setIsOpen] = useState(false)
  const { canBrowse, hasAccount, products, pages, account, alwaysAvailable, pathname } = navigation
  const entries: NavigationEntry[] = [
    ...(canBrowse
      ? [{ kind: 'link', label: 'Products', href: routes.products.href(), children: products } as const]
      : []),
    ...pages,
    ...(hasAccount
      ? [{ kind: 'group', label: 'My Account', icon: 'user', children: account } as const]
      : alwaysAvailable),
  ]
  return (
    <>
      <IconButton icon="menu" label="Menu" variant="masthead" onPress={() => setIsOpen(true)} />
      <NavigationDrawer
        title="Menu"
        entries={entries}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        closeOn={pathname}
      />
    </>
  )
}
