import type { Statement } from '@trade-portal/supplier-api'

/** Cents by age, and their total. */
export type Ageing = Statement['ageing']

/** The ages from newest to oldest, with labels for a column of a list and for a single statement. */
export const ages = [
  { key: 'current', column: 'Current', days: 'Current', step: 1 },
  { key: 'days30', column: '30 Days', days: '30 days', step: 2 },
  { key: 'days60', column: '60 Days', days: '60 days', step: 3 },
  { key: 'days90', column: '90 Days', days: '90 days', step: 4 },
  { key: 'days120', column: '120+ Days', days: '120 days', step: 5 },
] as const
