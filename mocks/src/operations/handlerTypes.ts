import type { areas, OperationName, Payload, Wire } from '@trade-portal/supplier-api'
import type { PictureName } from '../files/pictureKinds.ts'
import type { Session, Supplier } from '../state/supplier.ts'

/** Operations that need no session. */
export type AnonymousName = 'login' | 'registerForAccess'
export type SignedInName = Exclude<OperationName, AnonymousName>

/** What the handler of an operation without session receives. */
export interface AnonymousCall<N extends OperationName> {
  readonly payload: Payload<N>
  readonly supplier: Supplier
  /** Address of the endpoint, without the path of the API form. */
  readonly endpointUrl: string
  /** Absolute address of a generated picture. */
  readonly pictureUrl: (name: PictureName) => string
  /** Absolute address of a product's datasheet. */
  readonly datasheetUrl: (productId: string) => string
  /** Absolute address of a download. */
  readonly fileUrl: (name: string) => string
}

interface Call<N extends OperationName> extends AnonymousCall<N> {
  readonly session: Session
}

/**
 * The handler of every operation. A missing handler, an unknown one or one with a wrong response shape does not
 * compile.
 */
export type Handlers = { readonly [N in SignedInName]: (call: Call<N>) => Wire<N> }
export type AnonymousHandlers = { readonly [N in AnonymousName]: (call: AnonymousCall<N>) => Wire<N> }

/** The handlers of one area of the registry. */
export type AreaHandlers<A extends keyof typeof areas> = Pick<Handlers, Extract<keyof (typeof areas)[A], SignedInName>>
