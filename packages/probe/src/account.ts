import type { Endpoint } from '@trade-portal/supplier-api'

/** The server that the probe calls, and the account with which it signs in. */
export interface Account {
  /** The server's address, without a slash at its end, and which of the two URL forms the server uses. */
  readonly endpoint: Endpoint
  readonly companyId: string
  readonly deviceId: string
  readonly userName: string
  readonly password: string
  /** The address where the portal will be deployed, such as `https://portal.example`. If given, CORS is checked. */
  readonly origin?: string
}
