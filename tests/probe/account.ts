import type { Endpoint } from '@trade-portal/supplier-api'

/** The server and the account that the probe uses. */
export interface Account {
  readonly endpoint: Endpoint
  readonly companyId: string
  readonly deviceId: string
  readonly userName: string
  readonly password: string
  /** Where the portal will be deployed, such as `https://portal.example`: its requests then have to pass CORS. */
  readonly origin?: string
}
