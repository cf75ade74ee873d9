import { Frame, SkipLink, Spinner } from '@trade-portal/design-system'
import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ScreenErrorBoundary } from '../shared/screen/ScreenErrorBoundary.tsx'
import { AccountStatusNotice } from './AccountStatusNotice.tsx'
import { BottomLinks } from './BottomLinks.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { ShellMasthead } from './ShellMasthead.tsx'
import { StorageNotice } from './StorageNotice.tsx'

const mainId = 'main'

/** What surrounds every screen of a signed-in customer. */
export function Shell() {
  const { pathname, key } = useLocation()
  const main = useRef<HTMLElement>(null)
  const isArrival = key === 'default'
  useEffect(() => {
    window.scrollTo(0, 0)
    // The new screen's heading takes the focus from here when it is ready; see ScreenHeading.
    if (!isArrival) main.current?.focus({ preventScroll: true })
    // The key changes with the query too, which is no new screen.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname])
  const header = (
    <>
      <SkipLink href={`#${mainId}`}>Skip to the content</SkipLink>
      <ShellMasthead />
      <ConnectionNotice />
      <StorageNotice />
    </>
  )
  return (
    <Frame header={header} footer={<BottomLinks />}>
      <main id={mainId} ref={main} tabIndex={-1}>
        <ScreenErrorBoundary key={pathname}>
          <Suspense fallback={<Spinner label="Loading the page" />}>
            <Outlet />
          </Suspense>
        </ScreenErrorBoundary>
      </main>
      <AccountStatusNotice />
    </Frame>
  )
}
