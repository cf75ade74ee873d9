import type { PriceBookInfo } from '@trade-portal/supplier-api'

/** The settings that the customer can ask the supplier to change. */
export type PriceBookConfiguration = Omit<PriceBookInfo, 'lastCalculated' | 'history'>
