import {
  Divider,
  HiddenAmounts,
  Inline,
  PaperHead,
  ShellLayout,
  SkipLink,
  Spinner,
  Stack,
  Text,
} from '@trade-portal/design-system'
import { Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { Outlet, useHref, useLocation, useNavigate } from 'react-router-dom'
import { markReported } from '../foundation/failures/failures.ts'
import { ScreenErrorBoundary } from '../foundation/failures/ScreenErrorBoundary.tsx'
import { toastFailure } from '../foundation/failures/toasts.ts'
import { PrintDate } from '../foundation/lists/PrintDate.tsx'
import { mayMoveFocus, usePageVisit } from '../foundation/screens/PageVisitProvider.tsx'
import { Screen } from '../foundation/screens/Screen.tsx'
import { UpdateNotice } from '../foundation/screens/UpdateNotice.tsx'
import { useSession } from '../foundation/session/useSession.ts'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'
import { needsEnabling } from '../trade/access/access.ts'
import { useAccess } from '../trade/access/queries.ts'
import { RequireAccess } from '../trade/access/RequireAccess.tsx'
import { useCurrentRoute } from '../trade/access/useCurrentRoute.ts'
import { useArePricesHidden } from '../trade/customer-prices/pricing.ts'
import { useAddressee } from '../trade/customer/queries.ts'
import { acceptances } from '../trade/orders/acceptances.ts'
import { paymentRecords } from '../trade/payments/paymentRecords.ts'
import { AccountStatusNotice } from './AccountStatusNotice.tsx'
import { BottomLinks } from './BottomLinks.tsx'
import { useConfiguredContent } from './queries.ts'
import { ShellMasthead } from './ShellMasthead.tsx'
import { CartNotice, ConnectionNotice, ShellOrderNotices, StorageNotice } from './ShellNotices.tsx'

const mainId = 'main'

// These elements are constants, so that rendering the shell does not render them again.
const notices = (
  <>
    <ConnectionNotice />
    <StorageNotice />
    <UpdateNotice />
    <ShellOrderNotices />
    <CartNotice />
  </>
)
const footer = <BottomLinks />
const outlet = <Outlet />
const accountStatus = <AccountStatusNotice />

interface ShellProps {
  /** The screen; by default that of the router. */
  readonly children?: ReactNode
}

/** The frame around every screen for signed-in customers. */
export function Shell({ children = outlet }: ShellProps) {
  const { pathname } = useLocation()
  const { name, title } = useCurrentRoute()
  const href = useHref(pathname)
  const main = useRef<HTMLElement>(null)
  const visit = usePageVisit()
  useMenuFailureToast()
  const arePricesHidden = useArePricesHidden()
  const session = useSession()
  useEffect(() => {
    // Loads the payment records and acceptances that an earlier session stored. Otherwise signing out would only warn about
    // those that a screen has loaded.
    paymentRecords.of(session)
    acceptances.of(session)
  }, [session])
  // Adds the heading of the page to content that is shown in place of the page: a spinner while the page's code loads, or
  // an error.
  const inScreen = (content: ReactNode) => <Screen title={title}>{content}</Screen>
  useEffect(() => {
    // A heading does not take the focus from the menu that led to its screen, so the shell moves it. Until the new screen's
    // heading is rendered, `main` gets the focus. ScreenHeading then moves the focus to the heading.
    const { activeElement } = document
    const isElsewhere = !main.current?.contains(activeElement)
    const hasArrived = !isElsewhere && (activeElement?.tagName === 'H1' || !mayMoveFocus(href))
    if (visit === 0 || hasArrived) return
    const headings = [...(main.current?.querySelectorAll<HTMLElement>('h1[tabindex]') ?? [])]
    const target = headings.find((heading) => heading.checkVisibility()) ?? main.current
    target?.focus({ preventScroll: true })
  }, [visit, href])
  const navigate = useNavigate()
  // Memoised, so that typing in a search, which only changes the query string, does not render the menus again.
  const header = useMemo(
    () => (
      <>
        <SkipLink href={`#${mainId}`}>Skip to the content</SkipLink>
        <ShellMasthead pathname={pathname} navigate={navigate} />
        <PrintHeading />
      </>
    ),
    [pathname, navigate],
  )
  return (
    // A sheet for a customer's customer is printed with the shell in the document, so the shell shows no price beside it.
    <HiddenAmounts isHidden={arePricesHidden || name === 'customerPrices'}>
      <ShellLayout header={header} notices={notices} footer={footer}>
        <main id={mainId} ref={main} tabIndex={-1}>
          <ScreenErrorBoundary resetKey={pathname} frame={inScreen}>
            <Suspense fallback={inScreen(<Spinner label="Loading the page" />)}>
              <RequireAccess>{children}</RequireAccess>
            </Suspense>
          </ScreenErrorBoundary>
        </main>
        {accountStatus}
      </ShellLayout>
    </HiddenAmounts>
  )
}

/**
 * Reports in a toast that the menus could not be loaded, because the menus have no place for an error. There is no toast if
 * the screen shows an error. A screen shows one if it waits for the same data (see `RequireAccess`), or if its own content
 * could not be loaded, usually for the same reason.
 */
function useMenuFailureToast(): void {
  const { error } = useAccess()
  const { name, access } = useCurrentRoute()
  const isShownByScreen = access !== undefined && needsEnabling(access)
  const content = useConfiguredContent(name)
  const isAwaited = content?.isPending
  const isContentErrorShown = content?.isError
  useEffect(() => {
    if (error === null || isShownByScreen || isAwaited) return
    if (!isContentErrorShown) toastFailure(error)
    markReported(error)
  }, [error, isShownByScreen, isAwaited, isContentErrorShown])
}

/** The supplier, customer and date, printed in place of the masthead. A screen's own `PrintHead` replaces it. */
function PrintHeading() {
  const { companyName, taxNumber, isTaxMode } = useConfiguration()
  const [name] = useAddressee()
  return (
    <PaperHead of="page">
      <Stack space="xsmall">
        <Inline space="medium" justify="between" align="baseline">
          <Text weight="strong">{companyName}</Text>
          {taxNumber !== '' && !isTaxMode && <Text>ABN {taxNumber}</Text>}
          {name !== undefined && <Text>Prepared for {name}</Text>}
          <Text>
            <PrintDate date={undefined} />
          </Text>
        </Inline>
        <Divider />
      </Stack>
    </PaperHead>
  )
}
