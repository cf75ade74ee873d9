import type { NavigationAction, NavigationEntry, NavigationLink } from '@trade-portal/design-system'
import type { UserDetails } from '@trade-portal/supplier-api'
import { useMemo } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import { useSessionState } from '../foundation/session/useSession.ts'
import { isExclusiveRunning } from '../foundation/storage/exclusive.ts'
import { menuRoutes, routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'
import type { Category } from '../trade/catalogue/categoryTree.ts'
import { useCategories } from '../trade/catalogue/queries.ts'
import { useUserDetails } from '../trade/customer/queries.ts'
import { useInstallation } from './installation.ts'
import { useJobLinks } from './queries.ts'

interface NavigationOptions {
  readonly pathname: string
  readonly signOut: () => void
  readonly openMessages: () => void
  /** Says how to install the portal by hand. */
  readonly explainInstall: () => void
  /** Called instead of `signOut` if unfinished work would be lost. */
  readonly askToSignOut: () => void
}

export function useNavigation({ pathname, signOut, openMessages, explainInstall, askToSignOut }: NavigationOptions) {
  const { has, mayOpen } = useAccess()
  const { data: tree } = useCategories({ enabled: has('products') })
  const categories = useMemo(() => (tree ?? []).map(categoryEntry), [tree])
  const ways = [routes.orderAgain, routes.quickOrder]
    .filter(({ access }) => has(access))
    .map(({ title, href }) => link(title, href()))
  const { data: details } = useUserDetails()
  const user = details && signedIn(details)
  const jobLinks = useJobLinks()
  const { state } = useSessionState()
  const alwaysAvailable: readonly NavigationAction[] = [
    { kind: 'action', label: 'Messages', onPress: openMessages },
    {
      kind: 'action',
      label: 'Sign Out',
      onPress: () => {
        const session = state.status === 'loggedIn' ? state.session : undefined
        if (isExclusiveRunning() || (session && session.unfinishedWork().length > 0)) askToSignOut()
        else signOut()
      },
    },
  ]

  const onInstall = useInstallation(explainInstall)
  const install: readonly NavigationAction[] = onInstall
    ? [{ kind: 'action', label: 'Install this portal', onPress: onInstall }]
    : []

  const linksOf = (place: 'main' | 'account'): NavigationLink[] =>
    menuRoutes(place)
      .map((name) => routes[name])
      .filter(({ access }) => has(access))
      .map(({ menu: { label }, href }) => ({ kind: 'link', label, href: href(), isCurrent: isAt(pathname, href()) }))

  const own = linksOf('account')
  const others = (jobLinks ?? []).map((link): NavigationLink => ({ kind: 'link', isExternal: true, ...link }))
  return {
    canBrowse: has('products'),
    hasCart: has('cart'),
    /**
     * Whether to show the account menu. Also true while it is not known whether the supplier has enabled this menu, because
     * the menu contains Sign Out, which must always be available.
     */
    hasAccount: mayOpen('account'),
    canPay: has('payAccount'),
    /** The pages on which customers order without browsing. */
    ways,
    categories,
    pages: linksOf('main'),
    /** The entries of the account menu. More of them appear as the supplier's answers arrive. */
    account: [...separated(own), ...separated(others), ...install, ...alwaysAvailable],
    /** Who is signed in; undefined until that is known. */
    user,
    /** The entries that remain available if the supplier has not enabled the account menu. */
    alwaysAvailable,
    /** The entry that installs the portal as an app; none if the browser cannot. */
    install,
    pathname,
  }
}

/** Signs out and opens the home page, which redirects to the sign-in page. */
export function useSignOut(navigate: NavigateFunction): () => void {
  const { signOut } = useSessionState()
  return () => {
    signOut()
    void navigate(routes.home.href())
  }
}

function signedIn({ firstName, lastName, email, customerId }: UserDetails) {
  const title = `${firstName} ${lastName}`.trim() || email
  return { kind: 'note', title, text: `Account ${customerId}` } as const
}

/** Whether a path is `href` or lies below it. */
export function isAt(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}

function separated(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  return entries.length === 0 ? [] : [...entries, { kind: 'separator' }]
}

function link(label: string, href: string) {
  return { kind: 'link', label, href } as const
}

function categoryEntry({ id, name, types }: Category): NavigationEntry {
  const { href } = routes.products
  return {
    ...link(name, href(id)),
    children: types.map((type) => ({
      ...link(type.name, href(id, type.id)),
      children: type.classes.map((entry) => link(entry.name, href(id, type.id, entry.id))),
    })),
  }
}
