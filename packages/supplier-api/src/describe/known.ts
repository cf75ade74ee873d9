import type { Known } from '../operation.ts'

/** Where the client takes from what it fills in by itself. */
export const knownFrom: Readonly<Record<keyof Known, string>> = {
  deviceId: 'device_id of the configuration',
  companyId: 'company_id of the configuration',
  userName: 'the user name typed at sign-in',
  customerId: 'id_cust of getUserDetails',
  userId: 'id_user of getUserDetails',
}

/** A user of the simulated supplier's typical world. */
export const exampleKnown: Known = {
  deviceId: 'TRADEPORTAL',
  companyId: 'CBS',
  userName: 'demo-admin',
  customerId: 'HAR001',
  userId: 'U1001',
}
