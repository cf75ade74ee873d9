import { IconButton, Masthead, MastheadLink, Menu } from '@trade-portal/design-system'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../shared/paths.ts'
import { useSessionState } from '../shared/session/useSession.ts'
import { useConfiguration } from '../shared/settings/useConfiguration.ts'
import { CartLink } from './CartLink.tsx'
import { SearchBar } from './SearchBar.tsx'

/** Logo, products, search, cart and account. */
export function ShellMasthead() {
  const { company_name, settings } = useConfiguration()
  const { pathname } = useLocation()
  const [isAsked, setIsAsked] = useState(false)
  const isSearching = isAsked || pathname === paths.search.pattern
  const canBrowse = !settings.products_button_disabled

  return (
    <Masthead
      logo={
        <MastheadLink href={paths.home.href()} label={`${company_name}, home`}>
          {company_name === '' ? 'Trade Portal' : company_name}
        </MastheadLink>
      }
      navigation={
        canBrowse && (
          <nav aria-label="Main">
            <MastheadLink href={paths.products.href()} icon="grid">
              Products
            </MastheadLink>
          </nav>
        )
      }
      search={canBrowse && isSearching && <SearchBar />}
      tools={
        <>
          {canBrowse && pathname !== paths.search.pattern && (
            <IconButton
              icon="search"
              label={isSearching ? 'Hide search' : 'Search'}
              variant="masthead"
              onPress={() => setIsAsked(!isSearching)}
            />
          )}
          {!settings.shopping_cart_disabled && <CartLink />}
          <AccountMenu />
        </>
      }
    />
  )
}

function AccountMenu() {
  const { signOut } = useSessionState()
  const navigate = useNavigate()
  const leave = () => {
    signOut()
    void navigate(paths.home.href())
  }
  return (
    <Menu
      label="My Account"
      icon="user"
      variant="masthead"
      items={[{ kind: 'action', label: 'Sign Out', icon: 'signOut', onAction: leave }]}
    />
  )
}
