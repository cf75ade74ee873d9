import type { CartLine, OrderRow } from '@trade-portal/supplier-api'
import type { OrderRequest } from './orderDetails.ts'

/** The steps of ordering a cart, each one call to the supplier. All of them reject with the error of the call. */
export interface OrderApi {
  readonly readCart: () => Promise<CartLine[]>
  readonly geocode: (place: {
    readonly address: string
    readonly suburb: string
    readonly state: string
  }) => Promise<Position>
  readonly closestBranch: (
    position: Position,
    vehicleType: string,
  ) => Promise<{ readonly branchId: string; readonly distanceKm: number }>
  /** The product that stands for the delivery charge. */
  readonly deliveryCharge: (
    branch: { readonly branchId: string; readonly distanceKm: number },
    vehicleType: string,
  ) => Promise<string>
  readonly addCharge: (productId: string) => Promise<unknown>
  readonly removeLine: (line: CartLine) => Promise<unknown>
  readonly orders: () => Promise<OrderRow[]>
  /** The number of the new order or quote, where the supplier gives one that can be shown. */
  readonly complete: (request: OrderRequest, branchId: string) => Promise<string | null>
}

/** Degrees. */
interface Position {
  readonly latitude: number
  readonly longitude: number
}
