import { useQuery } from '@tanstack/react-query'
import type { SupplierApi } from '@trade-portal/supplier-api'
import { cachedFiveMinutes, operationQuery } from '../foundation/api/operationQuery.ts'
import type { DeliveryPrice } from '../trade/cart/cartTotals.ts'
import type { AskAhead } from '../foundation/session/askAhead.ts'
import { useApi } from '../foundation/session/useSession.ts'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'
import { chargePrice } from './chargePrice.ts'

const despatchMethodsQuery = (api: SupplierApi) => operationQuery(api, 'getListDespatchMethod', {})
const vehicleTypesQuery = (api: SupplierApi) => operationQuery(api, 'getVehicleTypes', {})
const branchesQuery = (api: SupplierApi) => operationQuery(api, 'getOrderBranches', {})

export function useDespatchMethods() {
  return useQuery(despatchMethodsQuery(useApi()))
}

export function useVehicleTypes() {
  return useQuery(vehicleTypesQuery(useApi()))
}

export function useBranches() {
  return useQuery(branchesQuery(useApi()))
}

export function useStates() {
  return useQuery(operationQuery(useApi(), 'getState', {}))
}

export const askCheckout: AskAhead = ({ session: { api, queryClient } }) => {
  void queryClient.prefetchQuery(despatchMethodsQuery(api))
  void queryClient.prefetchQuery(vehicleTypesQuery(api))
  void queryClient.prefetchQuery(branchesQuery(api))
}

/**
 * The price of a delivery charge that is not in the cart yet; undefined while it loads. Asked for without and with tax,
 * because only the cart tells the tax of a product. Nothing is asked where prices are hidden.
 * @param charge Id of its product; undefined while that is not known.
 */
export function useChargePrice(charge: string | undefined): DeliveryPrice | undefined {
  const api = useApi()
  const { isTaxMode, settings } = useConfiguration()
  const product = (incGST: boolean) => ({
    ...operationQuery(api, 'getProductDetails', { productID: charge ?? '', incGST }),
    ...cachedFiveMinutes,
    enabled: charge !== undefined && settings.showsCheckoutPrices && !(incGST && isTaxMode),
  })
  const withoutTax = useQuery(product(false))
  const withTax = useQuery(product(true))
  // After a first failure it is tried again, but no order waits for that: the price is then added upon order.
  const isLoading = [withoutTax, withTax].some((query) => query.isLoading && query.failureCount === 0)
  return isLoading ? undefined : chargePrice(withoutTax.data, withTax.data)
}
