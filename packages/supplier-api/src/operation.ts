import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { SupplierErrorKind } from './errors.ts'

/** What the portal knows about itself and its user, and puts into payloads without being asked. */
export interface Known {
  deviceId: string
  companyId: string
  /** The name typed at sign-in. */
  userName: string
  /** `id_cust` of the user details. */
  customerId: string
  /** `id_user` of the user details. */
  userId: string
}

/** Wire field <- the known value that fills it. Data, not a function, so that the documentation can print it. */
export type Fill = Readonly<Record<string, keyof Known>>

/** The three families of calls that the server distinguishes. */
export type IpApi = 'presenter' | 'userLogin' | 'anonymousFunction'

/**
 * One server function. `request` holds the wire fields that the caller gives, `fill` those that the client adds.
 * The input of `response` is what travels, its output is what the portal works with.
 */
export interface Operation<
  Kind extends 'query' | 'mutation' = 'query' | 'mutation',
  OwnFill extends Fill = Fill,
  Request extends GenericSchema = GenericSchema,
  Response extends GenericSchema = GenericSchema,
  Outdated extends string = string,
> {
  /** One sentence: what a caller gets or causes. */
  readonly about: string
  /** A query may be asked again at will; a mutation is sent once and never by itself. */
  readonly kind: Kind
  readonly fill?: OwnFill
  readonly request: Request
  readonly response: Response
  /** Arguments that work in every believable world; documentation and contract tests use them. */
  readonly example: InferInput<Request>
  /** Of a mutation: the queries whose answers its success may change. That each is a query is checked by `outdatedBy`. */
  readonly outdates?: readonly Outdated[]
  /** Errors that the specification turns into an ordinary answer. */
  readonly recover?: Partial<Record<SupplierErrorKind, (message: string) => InferOutput<Response>>>
  /** `presenter` unless said otherwise. */
  readonly api?: IpApi
  /** How long the whole answer, body included, may take; 30 s unless said otherwise. */
  readonly timeoutMs?: number
}

/** A mutation must say what it outdates, if only nothing; a query outdates nothing. */
type Outdating<Kind, Outdated extends string> = Kind extends 'mutation'
  ? { readonly outdates: readonly Outdated[] }
  : { readonly outdates?: never }

/** The identity function; its value is the inference of every type that follows from a definition. */
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

/** What the caller gives, in the supplier's words. */
export type ArgsOf<O extends Operation> = InferInput<O['request']>
/** What the server receives: the arguments with their defaults, and the filled fields. */
export type PayloadOf<O extends Operation> = InferOutput<O['request']> & {
  readonly [Field in keyof NonNullable<O['fill']>]: string
}
/** What the server sends. */
export type WireOf<O extends Operation> = InferInput<O['response']>
/** What the caller gets. */
export type ResultOf<O extends Operation> = InferOutput<O['response']>
