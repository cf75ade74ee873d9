import {
  AlertDialog,
  Hidden,
  IconButton,
  lazyDialog,
  Masthead,
  MastheadLink,
  MastheadLogo,
  MastheadNavigation,
  MastheadSearchButton,
  NavigationDrawer,
  NavigationMenu,
  Text,
} from '@trade-portal/design-system'
import { useEffect, useState } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import { logoAddress, useConfiguration } from '../foundation/settings/useConfiguration.ts'
import { isDataSaverOn, afterFirstScreen } from '../foundation/time/untilIdle.ts'
import { routes } from '../routes.ts'
import { CartLink } from './CartLink.tsx'
import { SearchBar, searchPrompt, useSearchShortcut } from './SearchBar.tsx'
import { SmallScreenMenu } from './SmallScreenMenu.tsx'
import { isAt, useNavigation, useSignOut } from './useNavigation.ts'

const MessagesDialog = lazyDialog(async () => (await import('./MessagesDialog.tsx')).MessagesDialog)
const SignOutDialog = lazyDialog(async () => (await import('./SignOutDialog.tsx')).SignOutDialog)

interface ShellMastheadProps {
  readonly pathname: string
  /** A prop, because calling `useNavigate` here would render the menus at every change of the query string. */
  readonly navigate: NavigateFunction
}

/** Logo, menus, search, account and cart. On a small screen one button opens all menus. */
export function ShellMasthead({ pathname, navigate }: ShellMastheadProps) {
  const { companyName, settings } = useConfiguration()
  const name = companyName || 'Trade Portal'
  const [opened, setOpened] = useState<{ readonly dialog: 'messages' | 'install' | 'signOut'; readonly at: string }>()
  // Forgets the dialog if the page has changed since the dialog was opened. Otherwise a dialog whose code loads slowly
  // could open on the new page.
  if (opened !== undefined && opened.at !== pathname) setOpened(undefined)
  const close = () => setOpened(undefined)
  const signOut = useSignOut(navigate)
  const navigation = useNavigation({
    pathname,
    signOut,
    openMessages: () => setOpened({ dialog: 'messages', at: pathname }),
    explainInstall: () => setOpened({ dialog: 'install', at: pathname }),
    askToSignOut: () => setOpened({ dialog: 'signOut', at: pathname }),
  })
  const { canBrowse, hasCart } = navigation
  // Forgotten when the page has changed, like the dialogs.
  const [search, setSearch] = useState<{ readonly at: string; readonly state: 'opened' | 'hidden' }>()
  if (search !== undefined && search.at !== pathname) setSearch(undefined)
  const openSearch = () => setSearch({ at: pathname, state: 'opened' })
  useSearchShortcut(openSearch, canBrowse)
  const isOnResults = pathname === routes.search.path
  const searchState = isOnResults ? 'always' : search?.state === 'opened' ? 'opened' : 'closed'
  // On the results page, the menus are collapsed, unless the window is wide enough for them and the search.
  const allMenus = isOnResults ? 'wide' : 'desktop'
  const searches = {
    closed: (
      <MastheadSearchButton
        {...searchPrompt}
        keys={searchKeys()}
        autoFocus={search?.state === 'hidden'}
        onPress={openSearch}
      />
    ),
    opened: (
      <SearchBar onHide={() => setSearch({ at: pathname, state: 'hidden' })} onLeave={() => setSearch(undefined)} />
    ),
    always: <SearchBar />,
  }
  useEffect(() => {
    // Preloads the menus and the sign-out dialogs, because customers must be able to sign out even without a connection.
    const preload = () =>
      [SignOutDialog, AlertDialog, NavigationMenu, NavigationDrawer].map((dialog) => dialog.preload())
    if (!isDataSaverOn()) void afterFirstScreen().then(preload)
  }, [])

  return (
    <>
      <Masthead
        logo={
          <MastheadLink isHome href={routes.home.href()} label={`${name}, home`}>
            <MastheadLogo src={logoAddress(settings.logo)} name={name} />
          </MastheadLink>
        }
        navigation={
          <Hidden below={allMenus}>
            <PageMenus navigation={navigation} />
          </Hidden>
        }
        search={canBrowse && searches[searchState]}
        searchState={searchState}
        tools={
          <>
            <Hidden below={allMenus}>
              <AccountMenu navigation={navigation} />
            </Hidden>
            {hasCart && <CartLink />}
            <Hidden above={allMenus}>
              <SmallScreenMenu navigation={navigation} />
            </Hidden>
          </>
        }
      />
      {opened?.dialog === 'messages' && <MessagesDialog onClose={close} />}
      <AlertDialog title="Install this portal" isOpen={opened?.dialog === 'install'} onClose={close}>
        <Text>Press Share in the browser, then Add to Home Screen.</Text>
      </AlertDialog>
      {opened?.dialog === 'signOut' && <SignOutDialog onClose={close} onSignOut={signOut} />}
    </>
  )
}

const searchKeys = () => (/Mac|iPad|iPhone/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K')

interface MenuProps {
  readonly navigation: ReturnType<typeof useNavigation>
}

function PageMenus({ navigation: { canBrowse, ways, categories, pages, pathname } }: MenuProps) {
  const products = [...ways, ...categories]
  if (!canBrowse && pages.length === 0) return null
  const isProducts = isAt(pathname, routes.products.href())
  return (
    <MastheadNavigation label="Main">
      {canBrowse && products.length > 0 && (
        <NavigationMenu label="Products" entries={products} closeOn={pathname} isCurrent={isProducts} />
      )}
      {canBrowse && products.length === 0 && (
        <MastheadLink href={routes.products.href()} isCurrent={isProducts}>
          Products
        </MastheadLink>
      )}
      {pages.map(({ label, href, isCurrent = false }) => (
        <MastheadLink key={href} href={href} isCurrent={isCurrent}>
          {label}
        </MastheadLink>
      ))}
    </MastheadNavigation>
  )
}

/** The account menu. If the supplier has not enabled it, buttons for Messages and Sign Out replace it. */
function AccountMenu({ navigation: { hasAccount, user, account, alwaysAvailable, pathname } }: MenuProps) {
  const entries = user ? [user, { kind: 'separator' } as const, ...account] : account
  return hasAccount ? (
    <nav aria-label="Account">
      <NavigationMenu label="My Account" icon="user" entries={entries} align="end" closeOn={pathname} />
    </nav>
  ) : (
    alwaysAvailable.map(({ label, onPress }) => (
      <IconButton
        key={label}
        icon={label === 'Messages' ? 'info' : 'signOut'}
        label={label}
        variant="masthead"
        onPress={onPress}
      />
    ))
  )
}
