import { useQuery } from '@tanstack/react-query'
import type { Settings, SupplierApi } from '@trade-portal/supplier-api'
import { cachedFiveMinutes, composedQuery, operationQuery } from '../foundation/api/operationQuery.ts'
import type { Session } from '../foundation/session/createSession.ts'
import { useApi, useSession } from '../foundation/session/useSession.ts'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'
import type { ChargePrice } from '../trade/cart/cartTotals.ts'
import { cartIds } from '../trade/cart/queries.ts'
import { readTallies } from '../trade/catalogue/tallyQueries.ts'
import { customerDetailsQuery } from '../trade/customer/queries.ts'
import { orderAttempts } from '../trade/orders/orderAttempts.ts'
import { placedOrders } from '../trade/orders/placedOrders.ts'
import { invalidateAfter } from '../trade/orders/queries.ts'
import type { Checkout, DeliveryPlace } from './checkout.ts'
import { chargePrice, findDelivery } from './delivery.ts'
import { placeOrder } from './placeOrder.ts'

const choiceQueries = (api: SupplierApi) => ({
  methods: operationQuery(api, 'getListDespatchMethod', {}),
  vehicles: operationQuery(api, 'getVehicleTypes', {}),
  branches: operationQuery(api, 'getOrderBranches', {}),
  states: operationQuery(api, 'getState', {}),
})

/** What the customer can choose from. */
export function useCheckoutChoices() {
  const { methods, vehicles, branches, states } = choiceQueries(useApi())
  return {
    methods: useQuery(methods),
    vehicles: useQuery(vehicles),
    branches: useQuery(branches),
    states: useQuery(states),
  }
}

/** Prefetches the queries of the checkout before it is rendered. */
export function prefetchCheckout({ api, queryClient }: Session, { hasCart }: Settings): void {
  if (!hasCart) return
  const { methods, vehicles, branches } = choiceQueries(api)
  void queryClient.prefetchQuery(methods)
  void queryClient.prefetchQuery(vehicles)
  void queryClient.prefetchQuery(branches)
  void queryClient.prefetchQuery(customerDetailsQuery(api))
}

/**
 * The price of a delivery charge that is not in the cart yet; undefined while it loads. Requests it without tax and, except
 * in tax mode, also with tax, because the supplier returns the tax itself only for lines of a cart.
 * @param charge Product id of the charge, or undefined until it is known.
 */
export function useDeliveryPrice(charge: string | undefined): ChargePrice | undefined {
  const api = useApi()
  const { isTaxMode, settings } = useConfiguration()
  const product = (incGST: boolean) => ({
    ...operationQuery(api, 'getProductDetails', { productID: charge ?? '', incGST }),
    ...cachedFiveMinutes,
    enabled: charge !== undefined && settings.showsCheckoutPrices && !(incGST && isTaxMode),
  })
  const withoutTax = useQuery(product(false))
  const withTax = useQuery(product(true))
  // Counts the price as unknown after the first failed request, because an order should not have to wait for the retries.
  const isLoading = [withoutTax, withTax].some((query) => query.isLoading && query.failureCount === 0)
  return isLoading ? undefined : chargePrice(withoutTax.data, withTax.data)
}

/** The branch and the charge of a delivery, by the same calls as an order. Disabled if the place is null. */
export function foundDeliveryQuery(api: SupplierApi, place: DeliveryPlace | null) {
  const query = composedQuery('findDelivery', place, (known) => findDelivery(api, known))
  return { ...query, ...cachedFiveMinutes }
}

/** Returns a function that calls `placeOrder`, and then refetches what an order changes. */
export function usePlaceOrder() {
  const session = useSession()
  return (checkout: Checkout) => {
    const { cartId, summary } = checkout
    return invalidateAfter(session, () =>
      placeOrder(checkout, {
        api: session.api,
        attempts: orderAttempts.of(session),
        readTallies: (lineId) => readTallies(session, cartId, lineId),
        isCurrent: () => cartIds.of(session).current() === cartId,
        onSending: () => void placedOrders.of(session).write(summary),
      }),
    )
  }
}
