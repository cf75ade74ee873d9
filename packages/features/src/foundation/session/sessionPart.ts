import type { CarryOver, UnfinishedWork, Session } from './createSession.ts'

interface SessionPartInstance<Value, HandedOver> {
  readonly value: Value
  /** Called when the session ends. Afterwards, late responses must not store anything. */
  readonly close?: () => void
  /** Called before `close` when the session ends automatically. Returns the data for the same user's next session. */
  readonly handOver?: () => HandedOver | undefined
  /** Returns unfinished work, about which the customer is warned before signing out. */
  readonly unfinishedWork?: () => readonly UnfinishedWork[]
}

/**
 * Defines a value that exists as long as a session, such as the cart id. The value is created on first use, or together
 * with the session if the previous session handed over data for it. The part registers itself, so the code of the session
 * does not have to list all parts.
 * @param create Called once for each session, with the data that the same user's previous session handed over.
 */
export function sessionPart<Value, HandedOver = undefined>(
  create: (session: Session, handedOver: HandedOver | undefined) => SessionPartInstance<Value, HandedOver>,
) {
  const values = new WeakMap<Session, { readonly value: Value }>()
  const handedOver = new WeakMap<CarryOver, HandedOver>()
  const part = {
    /** The value for a session; created on first use. */
    of: (session: Session): Value => {
      const existing = values.get(session)
      if (existing) return existing.value
      const { carryOver } = session
      const { value, close, handOver, unfinishedWork } = create(session, handedOver.get(carryOver))
      handedOver.delete(carryOver)
      values.set(session, { value })
      session.register({
        close: () => close?.(),
        unfinishedWork: () => unfinishedWork?.() ?? [],
        handOver: () => {
          const data = handOver?.()
          if (data === undefined) return
          handedOver.set(carryOver, data)
          carryOver.restore.add((next) => void part.of(next))
        },
      })
      return value
    },
  }
  return part
}
