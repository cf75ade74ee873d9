import type { Endpoint } from '@trade-portal/supplier-api'

/** Where the probe calls, and as whom. */
export interface Account {
  readonly endpoint: Endpoint
  readonly companyId: string
  readonly deviceId: string
  readonly userName: string
  readonly password: string
}
