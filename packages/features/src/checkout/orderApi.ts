import type { CartLine, OrderRow, Tally, TransactionDetail } from '@trade-portal/supplier-api'
import type { OrderRequest } from './orderPayload.ts'

/** The supplier calls needed to order one cart. Each rejects with the error of its call. */
export interface OrderApi {
  readonly readCart: () => Promise<CartLine[]>
  /** The lengths of a tally line. */
  readonly readTallies: (lineId: string) => Promise<readonly Tally[]>
  readonly geocode: (place: {
    readonly address: string
    readonly suburb: string
    readonly state: string
  }) => Promise<Position>
  readonly closestBranch: (
    position: Position,
    vehicleType: string,
  ) => Promise<{ readonly branchId: string; readonly distanceKm: number }>
  /** Resolves to the id of the product that represents the delivery charge. */
  readonly deliveryCharge: (
    branch: { readonly branchId: string; readonly distanceKm: number },
    vehicleType: string,
  ) => Promise<string>
  readonly addCharge: (productId: string) => Promise<unknown>
  readonly removeLine: (line: CartLine) => Promise<unknown>
  readonly orders: () => Promise<OrderRow[]>
  /** The order or quote of a row, with its lines. */
  readonly transaction: (order: OrderRow) => Promise<TransactionDetail>
  /** Sends the order. Resolves to the number of the new order or quote; null if the supplier gives none. */
  readonly complete: (request: OrderRequest, branchId: string) => Promise<string | null>
}

/** In degrees. */
interface Position {
  readonly latitude: number
  readonly longitude: number
}
