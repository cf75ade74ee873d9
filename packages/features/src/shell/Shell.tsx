import { Frame, SkipLink, Spinner } from '@trade-portal/design-system'
import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useHref, useLocation } from 'react-router-dom'
import { isFocusFree, useIsArrival } from '../shared/screens/landing.ts'
import { ScreenErrorBoundary } from '../shared/failures/ScreenErrorBoundary.tsx'
import { UpdateNotice } from '../shared/screens/UpdateNotice.tsx'
import { AccountStatusNotice } from './AccountStatusNotice.tsx'
import { BottomLinks } from './BottomLinks.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { ShellMasthead } from './ShellMasthead.tsx'
import { useFrameFailure } from './useFrameFailure.ts'
import { StorageNotice } from './StorageNotice.tsx'

const mainId = 'main'

/** What surrounds every screen of a signed-in customer. */
export function Shell() {
  const { pathname } = useLocation()
  const href = useHref(pathname)
  const main = useRef<HTMLElement>(null)
  const isArrival = useIsArrival()
  useFrameFailure()
  useEffect(() => {
    // The new screen's heading has the focus already, or takes it from here when it is ready; see ScreenHeading.
    const isElsewhere = !main.current?.contains(document.activeElement)
    if (!isArrival && (isElsewhere || isFocusFree(href))) main.current?.focus({ preventScroll: true })
    // The key changes with the query too, which is no new screen.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname])
  const header = (
    <>
      <SkipLink href={`#${mainId}`}>Skip to the content</SkipLink>
      <ShellMasthead />
      <ConnectionNotice />
      <StorageNotice />
      <UpdateNotice />
    </>
  )
  return (
    <Frame header={header} footer={<BottomLinks />}>
      <main id={mainId} ref={main} tabIndex={-1}>
        <ScreenErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Spinner label="Loading the page" />}>
            <Outlet />
          </Suspense>
        </ScreenErrorBoundary>
      </main>
      <AccountStatusNotice />
    </Frame>
  )
}
