import type { Endpoint } from '@trade-portal/supplier-api'

/** The server that is probed, and the account that the probe signs in to. */
export interface Account {
  /** The address, without a slash at its end, and which of the two URL forms the server uses. */
  readonly endpoint: Endpoint
  readonly companyId: string
  readonly deviceId: string
  readonly userName: string
  readonly password: string
  /** Where the portal will be deployed, such as `https://portal.example`. If given, CORS is checked. */
  readonly origin?: string
}
