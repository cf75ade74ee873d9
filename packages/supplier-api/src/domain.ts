import type { Args, Result } from './operations/index.ts'

/** Names for parts of answers and requests that screens pass around, so that only `queries.ts` names operations. */
export type DespatchMethod = Result<'getListDespatchMethod'>[number]
export type VehicleType = Result<'getVehicleTypes'>[number]
export type Branch = Result<'getOrderBranches'>[number]
export type State = Result<'getState'>[number]
export type DownloadFile = Result<'getDloads'>[number]
export type OrderPayload = Args<'processComplete'>
