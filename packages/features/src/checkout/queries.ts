import { useQuery } from '@tanstack/react-query'
import type { CartLine, SupplierApi } from '@trade-portal/supplier-api'
import { operationQuery } from '../shared/api/operationQuery.ts'
import { useSupplierApi } from '../shared/session/useSession.ts'
import { orderPayload, type OrderRequest } from '../shared/ordering/orderPayload.ts'

export function useDespatchMethods() {
  return useQuery({ ...operationQuery(useSupplierApi(), 'getListDespatchMethod', {}), meta: { showsItsFailure: true } })
}

export function useVehicleTypes() {
  return useQuery({ ...operationQuery(useSupplierApi(), 'getVehicleTypes', {}), meta: { showsItsFailure: true } })
}

export function useBranches() {
  return useQuery({ ...operationQuery(useSupplierApi(), 'getOrderBranches', {}), meta: { showsItsFailure: true } })
}

export function useStates() {
  return useQuery({ ...operationQuery(useSupplierApi(), 'getState', {}), meta: { showsItsFailure: true } })
}

export type OrderApi = ReturnType<typeof createOrderApi>

/** The steps of ordering a cart, each one call to the supplier. */
export function createOrderApi(api: SupplierApi, cartId: string) {
  return {
    readCart: () => api.getCartContents({ sessionID: cartId }),
    geocode: ({ address, suburb, state }: { address: string; suburb: string; state: string }) =>
      api.getGeocode({ addressLine1: address, addressLine2: suburb, addressLine3: state }),
    closestBranch: (position: { latitude: number; longitude: number }, vehicleType: string) =>
      api.getClosestBranch({ ...position, vehicleType }),
    deliveryCharge: (branch: { branchId: string; distanceKm: number }, vehicleType: string) =>
      api.getDeliveryCharge({ branchID: branch.branchId, distanceKm: branch.distanceKm, vehicleType }),
    addCharge: (productId: string) =>
      api.addCartProduct({ sessionID: cartId, productID: productId, UOM: 'ea', quoteQty: 1 }),
    removeLine: (line: CartLine) =>
      api.deleteCartProduct({ sessionID: cartId, productID: line.productId, lineID: line.lineId }),
    orders: () => api.getCustomerTransactions({}),
    /** The number of the new order or quote, where the supplier gives one that can be shown. */
    complete: (request: OrderRequest, branchId: string) => api.processComplete(orderPayload(cartId, request, branchId)),
  }
}
