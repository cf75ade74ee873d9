import type { CartLine } from '@trade-portal/supplier-api'

/** The fields that identify a line of a cart or list for the supplier. */
export type LineIds = Pick<CartLine, 'lineId' | 'productId'>

/** Identifies a line of a cart or list, even if lines of two products have the same id. */
export const lineKey = ({ lineId, productId }: LineIds) => `${lineId} ${productId}`
