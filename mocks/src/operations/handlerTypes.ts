import type { areas, OperationName, Payload, Wire } from '@trade-portal/supplier-api'
import type { PictureName } from '../files/pictureKinds.ts'
import type { Session, Supplier } from '../state/supplier.ts'

/** Operations that are called before there is a session. */
export type AnonymousName = 'login' | 'registerForAccess'
export type SignedInName = Exclude<OperationName, AnonymousName>

/** A call that needs no session. */
export interface AnonymousCall<N extends OperationName> {
  readonly payload: Payload<N>
  readonly supplier: Supplier
  /** Where the supplier answers, without the path of the function. */
  readonly endpointUrl: string
  /** Absolute address of a picture that is drawn by code. */
  readonly pictureUrl: (name: PictureName) => string
  /** Absolute address of a product's datasheet. */
  readonly datasheetUrl: (productId: string) => string
  /** Absolute address of a file to download. */
  readonly fileUrl: (name: string) => string
}

interface Call<N extends OperationName> extends AnonymousCall<N> {
  readonly session: Session
}

/** How every operation is answered: a missing one, an invented one and a wrong shape do not compile. */
export type Simulated = { readonly [N in SignedInName]: (call: Call<N>) => Wire<N> }
export type SimulatedAnonymous = { readonly [N in AnonymousName]: (call: AnonymousCall<N>) => Wire<N> }

/** The operations of one area of the registry. */
export type Area<A extends keyof typeof areas> = Pick<Simulated, Extract<keyof (typeof areas)[A], SignedInName>>
