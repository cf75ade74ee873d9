import type { NavigationAction, NavigationEntry, NavigationLink } from '@trade-portal/design-system'
import { useMemo } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import { now } from '@trade-portal/design-system/time'
import { useCategories } from '../shared/catalogue/queries.ts'
import { useEntries } from '../shared/entries/queries.ts'
import { toasts } from '../shared/notices/toasts.ts'
import { isExclusiveRunning } from '../shared/locks/exclusive.ts'
import { menuRoutes, routes } from '../shared/addresses/routes.ts'
import { useSessionState } from '../shared/session/useSession.ts'
import { acceptances } from '../shared/transactions/acceptances.ts'
import { productEntries } from './productEntries.ts'
import { useJobLinks } from './queries.ts'

interface NavigationOptions {
  readonly pathname: string
  readonly navigate: NavigateFunction
  /** Called for the entry "Messages". */
  readonly openMessages: () => void
}

/** The menu entries of this customer. */
export function useNavigation({ pathname, navigate, openMessages }: NavigationOptions) {
  const { has, mayHave } = useEntries()
  const { data: categories } = useCategories({ enabled: has('products') })
  const products = useMemo(() => productEntries(categories ?? []), [categories])
  const jobLinks = useJobLinks()
  const signOut = useSignOutAction(navigate)
  const unconditional = [messages(openMessages), signOut]

  const linksOf = (place: 'main' | 'account'): NavigationLink[] =>
    menuRoutes(place)
      .map((name) => routes[name])
      .filter(({ entry }) => has(entry))
      .map(({ menu: { label }, href }) => ({ kind: 'link', label, href: href(), isCurrent: isAt(pathname, href()) }))

  const own = linksOf('account')
  const others = (jobLinks ?? []).map((link): NavigationLink => ({ kind: 'link', isExternal: true, ...link }))
  return {
    canBrowse: has('products'),
    hasCart: has('cart'),
    /** Also while the supplier has not answered, however long that takes: signing out must not wait for it. */
    hasAccount: mayHave('account'),
    products,
    pages: linksOf('main'),
    /** Entries that need an answer are there once it has come. */
    account: [...separated(own), ...separated(others), ...unconditional],
    /** What remains of the account menu if the supplier has not enabled it. */
    unconditional,
    pathname,
  }
}

/** Signs out and goes to the home page, which redirects to the sign-in page. */
function useSignOutAction(navigate: NavigateFunction): Required<NavigationAction> {
  const { state, signOut } = useSessionState()
  const onPress = () => {
    // After sign-out the outcome of the order could not be shown.
    if (isExclusiveRunning())
      return toasts.error('Your order is being sent. Sign out when you know whether it was placed.')
    // It would forget that the quote was sent, which could then be accepted twice.
    if (state.status === 'loggedIn' && acceptances.of(state.session).isAwaited(now()))
      return toasts.error('We do not know yet whether your quote was accepted. Sign out in two minutes.')
    signOut()
    void navigate(routes.home.href())
  }
  return { kind: 'action', label: 'Sign Out', icon: 'signOut', onPress }
}

function messages(onPress: () => void): Required<NavigationAction> {
  return { kind: 'action', label: 'Messages', icon: 'info', onPress }
}

/** Whether a path is this address or below it. */
export function isAt(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}

function separated(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  return entries.length === 0 ? [] : [...entries, { kind: 'separator' }]
}
