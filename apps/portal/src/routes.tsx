import { loadScreen, NotFoundScreen, PageChanges, routes, RequireSession } from '@trade-portal/features/portal'
import { lazy, Suspense } from 'react'
import { Spinner } from '@trade-portal/design-system'
import { Route, Routes } from 'react-router-dom'

const SignInScreen = lazy(() => loadScreen(async () => (await import('@trade-portal/features/sign-in')).SignInScreen))
const Shell = lazy(() => loadScreen(async () => (await import('@trade-portal/features/shell')).Shell))
const RequireEntry = lazy(() => loadScreen(async () => (await import('@trade-portal/features/shell')).RequireEntry))
const HomeScreen = lazy(() => loadScreen(async () => (await import('@trade-portal/features/home')).HomeScreen))
const SearchScreen = lazy(() => loadScreen(async () => (await import('@trade-portal/features/search')).SearchScreen))
const CatalogueScreen = lazy(() =>
  loadScreen(async () => (await import('@trade-portal/features/catalogue')).CatalogueScreen),
)
const CartScreen = lazy(() => loadScreen(async () => (await import('@trade-portal/features/cart')).CartScreen))
const CheckoutScreen = lazy(() =>
  loadScreen(async () => (await import('@trade-portal/features/checkout')).CheckoutScreen),
)
const OrderCompleteScreen = lazy(() =>
  loadScreen(async () => (await import('@trade-portal/features/checkout')).OrderCompleteScreen),
)
const RegisterScreen = lazy(() =>
  loadScreen(async () => (await import('@trade-portal/features/register')).RegisterScreen),
)
const RequestErrorScreen = lazy(() =>
  loadScreen(async () => (await import('@trade-portal/features/request-error')).RequestErrorScreen),
)
const DownloadsScreen = lazy(() =>
  loadScreen(async () => (await import('@trade-portal/features/downloads')).DownloadsScreen),
)
const LinksScreen = lazy(() => loadScreen(async () => (await import('@trade-portal/features/links')).LinksScreen))
const StoresScreen = lazy(() => loadScreen(async () => (await import('@trade-portal/features/stores')).StoresScreen))
const SupportScreen = lazy(() => loadScreen(async () => (await import('@trade-portal/features/support')).SupportScreen))
const PlaygroundScreen = lazy(() =>
  loadScreen(async () => (await import('@trade-portal/features/playground')).PlaygroundScreen),
)

/** Which screen stands at which address. Each is loaded when its address is opened. */
export function PortalRoutes() {
  return (
    <PageChanges>
      <Suspense fallback={<Spinner size="page" label="Loading the portal" />}>
        <Routes>
          <Route path={routes.signIn.pattern} element={<SignInScreen />} />
          <Route path={routes.register.pattern} element={<RegisterScreen />} />
          <Route path={routes.requestError.pattern} element={<RequestErrorScreen />} />
          <Route element={<RequireSession />}>
            <Route element={<Shell />}>
              <Route path={routes.home.pattern} element={<HomeScreen />} />
              <Route element={<RequireEntry name="products" />}>
                <Route path={routes.products.pattern} element={<CatalogueScreen />} />
                <Route path={routes.search.pattern} element={<SearchScreen />} />
              </Route>
              <Route element={<RequireEntry name="cart" />}>
                <Route path={routes.cart.pattern} element={<CartScreen />} />
                <Route path={routes.checkout.pattern} element={<CheckoutScreen />} />
                <Route path={routes.orderComplete.pattern} element={<OrderCompleteScreen />} />
              </Route>
              <Route element={<RequireEntry name="downloads" />}>
                <Route path={routes.downloads.pattern} element={<DownloadsScreen />} />
              </Route>
              <Route path={routes.links.pattern} element={<LinksScreen />} />
              <Route path={routes.stores.pattern} element={<StoresScreen />} />
              <Route path={routes.support.pattern} element={<SupportScreen title="Support" />} />
              <Route path={routes.contact.pattern} element={<SupportScreen title="Contact a Representative" />} />
              <Route path={routes.playground.pattern} element={<PlaygroundScreen />} />
              <Route path="*" element={<NotFoundScreen />} />
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </PageChanges>
  )
}
