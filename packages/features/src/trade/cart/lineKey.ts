import type { CartLine } from '@trade-portal/supplier-api'

/** What the supplier needs to know which line of a cart or a list is meant. */
export type LineIds = Pick<CartLine, 'lineId' | 'productId'>

/** Tells a line from all others of its cart or list, also where lines of two products share an id. */
export const lineKey = ({ lineId, productId }: LineIds) => `${lineId} ${productId}`
