import { IconButton, NavigationDrawer, type NavigationEntry } from '@trade-portal/design-system'
import { useState } from 'react'
import { routes } from '../routes.ts'
import type { useNavigation } from './useNavigation.ts'

/** A drawer with all menu entries, which shows one level at a time. It begins and ends with what is needed most. */
export function SmallScreenMenu({ navigation }: { readonly navigation: ReturnType<typeof useNavigation> }) {
  const [isOpen, setIsOpen] = useState(false)
  const { canBrowse, hasAccount, ways, categories, pages, user, account, install, alwaysAvailable, pathname } =
    navigation
  const entries: NavigationEntry[] = [
    ...ways,
    ...(canBrowse
      ? [{ kind: 'link', label: 'Products', href: routes.products.href(), children: categories } as const]
      : []),
    ...pages,
    ...(hasAccount
      ? [{ kind: 'group', label: 'My Account', children: account } as const]
      : [...install, ...alwaysAvailable]),
    ...(user ? [{ kind: 'separator' } as const, user] : []),
    ...(navigation.canPay ? [{ kind: 'link', label: 'Pay Now', href: routes.payAccount.href() } as const] : []),
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
