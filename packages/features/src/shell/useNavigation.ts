import type { NavigationAction, NavigationEntry, NavigationLink } from '@trade-portal/design-system'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCategories } from '../shared/catalogue/queries.ts'
import type { EntryName } from '../shared/entries/entries.ts'
import { useEntries } from '../shared/entries/queries.ts'
import { toasts } from '../shared/notices/toasts.ts'
import { isExclusiveRunning } from '../shared/locks/exclusive.ts'
import { routes } from '../shared/addresses/routes.ts'
import { useSessionState } from '../shared/session/useSession.ts'
import { productEntries } from './productEntries.ts'
import { useJobLinks } from './queries.ts'

type Place = readonly [EntryName, string, { readonly href: () => string }]

const pagePlaces: readonly Place[] = [
  ['orders', 'Orders', routes.orders],
  ['invoices', 'Invoices', routes.invoices],
  ['statements', 'Statements', routes.statements],
  ['customLists', 'Custom Lists', routes.customLists],
]

const accountPlaces: readonly Place[] = [
  ['admin', 'Account Admin', routes.admin],
  ['downloads', 'Downloads', routes.downloads],
  ['priceBook', 'Price Book', routes.priceBook],
  ['payAccount', 'Pay Account', routes.payAccount],
]

/** What the portal's menus hold for this customer. */
export function useNavigation() {
  const { has, isPending } = useEntries()
  const { pathname } = useLocation()
  const { data: categories } = useCategories({ isWanted: has('products') })
  const products = useMemo(() => productEntries(categories ?? []), [categories])
  const jobLinks = useJobLinks()
  const leave = useLeave()

  const linksTo = (places: readonly Place[]): NavigationLink[] =>
    places
      .filter(([name]) => has(name))
      .map(([, label, { href }]) => ({ kind: 'link', label, href: href(), isCurrent: isAt(pathname, href()) }))

  const own = linksTo(accountPlaces)
  const others = (jobLinks ?? []).map((link): NavigationLink => ({ kind: 'link', isExternal: true, ...link }))
  return {
    canBrowse: has('products'),
    hasCart: has('cart'),
    hasAccount: has('account'),
    /** The account menu waits for all its entries: none may move away under the finger. */
    isAccountKnown: !isPending && jobLinks !== undefined,
    products,
    pages: linksTo(pagePlaces),
    account: [...separated(own), ...separated(others), leave],
    leave,
    pathname,
  }
}

/** Signs out and goes to the home page, from where whoever is signed out is led on. */
function useLeave(): NavigationAction {
  const { signOut } = useSessionState()
  const navigate = useNavigate()
  const onPress = () => {
    // What it comes to could not be said any more, and nobody could look it up.
    if (isExclusiveRunning()) return toasts.error('Your order is being sent. Sign out when you know whether it was placed.')
    signOut()
    void navigate(routes.home.href())
  }
  return { kind: 'action', label: 'Sign Out', icon: 'signOut', onPress }
}

export function isAt(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}

function separated(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  return entries.length === 0 ? [] : [...entries, { kind: 'separator' }]
}
