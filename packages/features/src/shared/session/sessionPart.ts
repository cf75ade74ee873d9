import type { CarryOver, Session } from './createSession.ts'

export interface SessionPartInstance<Value, HandedOver> {
  readonly value: Value
  /** The session is over: what is still under way must leave nothing behind. */
  readonly close?: () => void
  /** The session ended by itself: what the same user's next session starts with. */
  readonly handOver?: () => HandedOver | undefined
}

/**
 * Something that lives exactly as long as a session, such as the id of the cart. It is created when it is first asked
 * for and registers itself, so the session knows none of its parts by name.
 * @param create Called once a session, with what the former session of the same user handed over.
 */
export function sessionPart<Value, HandedOver = undefined>(
  create: (session: Session, handedOver: HandedOver | undefined) => SessionPartInstance<Value, HandedOver>,
) {
  const values = new WeakMap<Session, { readonly value: Value }>()
  const handedOver = new WeakMap<CarryOver, HandedOver>()
  return {
    /** The part of a session. */
    of: (session: Session): Value => {
      const existing = values.get(session)
      if (existing) return existing.value
      const { carryOver } = session
      const { value, close, handOver } = create(session, handedOver.get(carryOver))
      handedOver.delete(carryOver)
      values.set(session, { value })
      session.register({
        close: () => close?.(),
        handOver: () => {
          const left = handOver?.()
          if (left !== undefined) handedOver.set(carryOver, left)
        },
      })
      return value
    },
  }
}
