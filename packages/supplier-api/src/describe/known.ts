import type { Known } from '../operation.ts'

/** Where the client takes each known value from. */
export const knownFrom: Readonly<Record<keyof Known, string>> = {
  deviceId: 'device_id of the configuration',
  companyId: 'company_id of the configuration',
  userName: 'the user name typed at sign-in',
  customerId: 'id_cust of getUserDetails',
  userId: 'id_user of getUserDetails',
}

/** The known values of a user in the simulated supplier's typical world. */
export const exampleKnown: Known = {
  deviceId: 'TRADEPORTAL',
  companyId: 'CBS',
  userName: 'demo-admin',
  customerId: 'HAR001',
  userId: 'U1001',
}
