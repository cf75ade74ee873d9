import type { KnownValues } from '../operation.ts'

/** Where the client takes each known value from. */
export const knownValueSources: Readonly<Record<keyof KnownValues, string>> = {
  deviceId: 'device_id of the configuration',
  companyId: 'company_id of the configuration',
  userName: 'the user name typed at sign-in',
  customerId: 'id_cust of getUserDetails',
  userId: 'id_user of getUserDetails',
}

/** The known values of a user in the simulated supplier's typical world. */
export const exampleKnownValues: KnownValues = {
  deviceId: 'TRADEPORTAL',
  companyId: 'CBS',
  userName: 'demo-admin',
  customerId: 'HAR001',
  userId: 'U1001',
}
