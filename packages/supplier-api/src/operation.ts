import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { SupplierErrorKind } from './errors.ts'

/** Values that the client itself adds to payloads. */
export interface KnownValues {
  deviceId: string
  companyId: string
  /** The name typed at sign-in. */
  userName: string
  /** `id_cust` of the user details. */
  customerId: string
  /** `id_user` of the user details. */
  userId: string
}

/**
 * Maps each wire field that the client fills in by itself to the name of its source in `KnownValues`. This is data and not a function, so that the
 * documentation can show it.
 */
type Fill = Readonly<Record<string, keyof KnownValues>>

/**
 * Whether a call shares its connection with others or has its own. If a connection breaks before the response, a
 * browser may repeat the request by itself, but only if that connection has carried another request before.
 */
export type Connection = 'shared' | 'own'

/** Whether the specification gives the name of a table, or the name in the registry is a guess. See `withTables`. */
type TableNameSource = 'specified' | 'guessed'

/** The three kinds of calls that the server distinguishes. */
export type IpApi = 'presenter' | 'userLogin' | 'anonymousFunction'

/**
 * One server function. `request` describes the wire fields that the caller gives. `fill` describes the fields that the
 * client adds. The input type of `response` is the wire format. Its output type is what the portal works with.
 */
export interface Operation<
  Kind extends 'query' | 'mutation' = 'query' | 'mutation',
  OwnFill extends Fill = Fill,
  Request extends GenericSchema = GenericSchema,
  Response extends GenericSchema = GenericSchema,
  Outdated extends string = string,
> {
  /** What the operation returns or does, in a sentence or two, for the documentation. The built portal leaves it out. */
  readonly about: string
  /** A query may be repeated at any time; a mutation is sent once and never automatically. */
  readonly kind: Kind
  readonly fill?: OwnFill
  readonly request: Request
  readonly response: Response
  /** The names of the answer's tables, from the outermost inwards. An answer that lacks one of them is an error. */
  readonly tables?: Readonly<Record<string, TableNameSource>>
  /** The name of an answer field that may hold a text instead of the tables. */
  readonly textInstead?: string
  /** Valid arguments, used by the documentation and the contract tests. The built portal leaves them out. */
  readonly example: InferInput<Request>
  /**
   * Mutations only: the queries whose answers may change when the mutation succeeds. `outdatedBy` checks that each name
   * is a query.
   */
  readonly outdates?: readonly Outdated[]
  /** The errors that the specification treats as ordinary results, each with a function that returns the result. */
  readonly recover?: Partial<Record<SupplierErrorKind, (message: string) => InferOutput<Response>>>
  /** The kind of call; `presenter` by default. */
  readonly api?: IpApi
  /** Time limit for the whole response, including its body; 30 s unless given. */
  readonly timeoutMs?: number
  /**
   * The kind of connection, `shared` by default. Calls about money use `own`, because a browser may repeat a request by
   * itself on a shared connection.
   */
  readonly connection?: Connection
}

/** A mutation must have `outdates`, even if the list is empty; a query must not. */
type Outdating<Kind, Outdated extends string> = Kind extends 'mutation'
  ? { readonly outdates: readonly Outdated[] }
  : { readonly outdates?: never }

/** Returns its argument, so that TypeScript infers all types of an operation from its definition. */
export function operation<
  Kind extends 'query' | 'mutation',
  Request extends GenericSchema,
  Response extends GenericSchema,
  const OwnFill extends Fill = Record<never, never>,
  const Outdated extends string = never,
>(
  definition: Operation<Kind, OwnFill, Request, Response, Outdated> & Outdating<Kind, Outdated>,
): Operation<Kind, OwnFill, Request, Response, Outdated> {
  return definition
}

/** The arguments that the caller gives, under the supplier's names. */
export type ArgsOf<O extends Operation> = InferInput<O['request']>
/** The payload that the server receives: the arguments with their defaults, and the filled fields. */
export type PayloadOf<O extends Operation> = InferOutput<O['request']> & {
  readonly [Field in keyof NonNullable<O['fill']>]: string
}
/** The response as the server sends it. */
export type WireOf<O extends Operation> = InferInput<O['response']>
/** The result that the caller gets. */
export type ResultOf<O extends Operation> = InferOutput<O['response']>
