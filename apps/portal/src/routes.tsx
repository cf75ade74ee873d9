import { NotFoundScreen, paths, RequireSession } from '@trade-portal/features/portal'
import { lazy, Suspense } from 'react'
import { Spinner } from '@trade-portal/design-system'
import { Route, Routes } from 'react-router-dom'

const SignInScreen = lazy(async () => ({ default: (await import('@trade-portal/features/sign-in')).SignInScreen }))
const Shell = lazy(async () => ({ default: (await import('@trade-portal/features/shell')).Shell }))
const HomeScreen = lazy(async () => ({ default: (await import('@trade-portal/features/home')).HomeScreen }))
const SearchScreen = lazy(async () => ({ default: (await import('@trade-portal/features/search')).SearchScreen }))
const CatalogueScreen = lazy(async () => ({
  default: (await import('@trade-portal/features/catalogue')).CatalogueScreen,
}))
const CartScreen = lazy(async () => ({ default: (await import('@trade-portal/features/cart')).CartScreen }))
const CheckoutScreen = lazy(async () => ({ default: (await import('@trade-portal/features/checkout')).CheckoutScreen }))
const OrderCompleteScreen = lazy(async () => ({
  default: (await import('@trade-portal/features/checkout')).OrderCompleteScreen,
}))

/** Which screen stands at which address. Each is loaded when its address is opened. */
export function PortalRoutes() {
  return (
    <Suspense fallback={<Spinner size="page" label="Loading the portal" />}>
      <Routes>
        <Route path={paths.signIn.pattern} element={<SignInScreen />} />
        <Route element={<RequireSession />}>
          <Route element={<Shell />}>
            <Route path={paths.home.pattern} element={<HomeScreen />} />
            <Route path={paths.products.pattern} element={<CatalogueScreen />} />
            <Route path={paths.search.pattern} element={<SearchScreen />} />
            <Route path={paths.cart.pattern} element={<CartScreen />} />
            <Route path={paths.checkout.pattern} element={<CheckoutScreen />} />
            <Route path={paths.orderComplete.pattern} element={<OrderCompleteScreen />} />
            <Route path="*" element={<NotFoundScreen />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  )
}
