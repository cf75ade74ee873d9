import type { Args, Result } from './operations/index.ts'

export { findFailedPart, isRecord, parseJson } from './answer.ts'
export { createSupplierApi, encode, type CallOptions, type SupplierApi } from './client.ts'
export {
  ConfigurationError,
  configurationUnavailable,
  parseConfiguration,
  type Configuration,
  type Settings,
  type SettingsFile,
} from './configuration.ts'
export {
  errorTable,
  markUnsent,
  mayHaveBeenPerformed,
  wasNeverSent,
  SupplierError,
  TransportError,
  type ErrorKind,
} from './errors.ts'
export { earlyRequest } from './earlyRequest.ts'
export { isLoopback, readHosts } from './hosts.ts'
export { saysCartUnknown } from './saysCartUnknown.ts'
export {
  callHeaders,
  functionUrl,
  ipService,
  maxAnswerBytes,
  post,
  sessionHeader,
  type Endpoint,
  type Send,
} from './transport.ts'
export { withTables } from './tables.ts'
export { fromCents, readIsoDate, toCents } from './wire.ts'
export type { KnownValues, Operation } from './operation.ts'
export {
  areas,
  isMutationName,
  isOperationName,
  operationNames,
  operations,
  outdatedBy,
  type Args,
  type MutationName,
  type OperationName,
  type Operations,
  type Payload,
  type QueryName,
  type Result,
  type Wire,
} from './operations/index.ts'
export type { CustomerDetails, UserDetails } from './operations/account.ts'
export { roles, type SubUser } from './operations/users.ts'
export type { InformationItem } from './operations/catalogue.ts'
export type { CustomList } from './operations/customLists.ts'
export type { MenuEntry, Store, Widget } from './operations/information.ts'
export type { PriceBookInfo, IssuedPriceBook } from './operations/priceBook.ts'
export type { Statement, StatementTransaction } from './operations/statements.ts'
export { documentFormats } from './operations/transactions.ts'
export type { CartLine, Tally } from './entities/cartLine.ts'
export type { InvoiceRow, OrderRow, TransactionDetail } from './entities/transaction.ts'
export { stockStatuses, type Product, type ProductFile, type StockStatus } from './entities/product.ts'

/**
 * Names for parts of answers and requests. Screens use these names, so that only the `queries.ts` files name operations.
 */
export type DespatchMethod = Result<'getListDespatchMethod'>[number]
export type VehicleType = Result<'getVehicleTypes'>[number]
export type Branch = Result<'getOrderBranches'>[number]
export type State = Result<'getState'>[number]
export type DownloadFile = Result<'getDloads'>[number]
export type OrderPayload = Args<'processComplete'>
