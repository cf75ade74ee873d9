import type { Endpoint } from '@trade-portal/supplier-api'

/** The server and the account that the probe uses. */
export interface Account {
  readonly endpoint: Endpoint
  readonly companyId: string
  readonly deviceId: string
  readonly userName: string
  readonly password: string
}
