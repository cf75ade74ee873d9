import type { areas, OperationName, Payload, Wire } from '@trade-portal/supplier-api'
import type { PictureName } from '../files/pictureKinds.ts'
import type { Session, Supplier } from '../state/supplier.ts'

/** Operations that need no session. */
export type AnonymousOperationName = 'login' | 'registerForAccess'
export type SignedInOperationName = Exclude<OperationName, AnonymousOperationName>

/** What a handler receives for an operation that needs no session. */
export interface AnonymousCall<N extends OperationName> {
  readonly payload: Payload<N>
  readonly supplier: Supplier
  /** Address of the supplier, without the final `/proxy` or `/api/v1`. */
  readonly endpointUrl: string
  /** Returns the absolute address of a generated picture. */
  readonly pictureUrl: (name: PictureName) => string
  /** Returns the absolute address of a product's datasheet. */
  readonly datasheetUrl: (productId: string) => string
  /** Returns the absolute address of a file on the downloads screen. */
  readonly fileUrl: (name: string) => string
}

interface Call<N extends OperationName> extends AnonymousCall<N> {
  readonly session: Session
}

/**
 * A handler for every operation that needs a session. A missing or unknown handler does not compile, nor does a
 * response of the wrong shape.
 */
export type Handlers = { readonly [N in SignedInOperationName]: (call: Call<N>) => Wire<N> }
export type AnonymousHandlers = { readonly [N in AnonymousOperationName]: (call: AnonymousCall<N>) => Wire<N> }

/** The handlers of one area of the operation registry, such as `cart`. */
export type AreaHandlers<A extends keyof typeof areas> = Pick<
  Handlers,
  Extract<keyof (typeof areas)[A], SignedInOperationName>
>
