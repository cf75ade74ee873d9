import type { Configuration, ReadyQuery } from '@trade-portal/supplier-api'
import type { SessionRecord } from './sessionRecord.ts'

/** What of a page the queries are for. */
export interface FirstPage {
  /** Whether the frame of a signed-in customer is around it. */
  readonly isFramed: boolean
  readonly isHome: boolean
}

/**
 * The queries with which every page of a stored session begins, as far as nothing has to be known for them that the
 * supplier tells. They are those of `checkSession`, `askFrame` and `askHome`, which get their answers; see `sendAhead`.
 */
export function firstQueries(
  { companyId, settings }: Configuration,
  { username }: SessionRecord,
  { isFramed, isHome }: FirstPage,
): readonly ReadyQuery[] {
  const ofFrame: readonly ReadyQuery[] = [
    ['getUserDetails', { tpa: 'tportal', limit: 25, userName: username, companyID: companyId }],
    ['getWidgetConfiguration', { objectSet: 'TopButtonBar' }],
    ['getWidgetConfiguration', { objectSet: 'JobManagement' }],
    ['getWidgetConfiguration', { objectSet: 'BottomLinkBar' }],
    ...(settings.hasProducts ? [['getProductCategories', { companyID: companyId }] as const] : []),
  ]
  return [
    ['getState', {}],
    ...(isHome ? [['getWidgetConfiguration', { objectSet: 'HomePage' }] as const] : []),
    ...(isFramed ? ofFrame : []),
  ]
}
