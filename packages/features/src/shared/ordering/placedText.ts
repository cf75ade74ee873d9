import type { DoneAttempt } from '../cart/orderAttempts.ts'

/** Says that an order or a quote is placed, with its number where there is one. */
export function placedText({ type, number }: Pick<DoneAttempt, 'type' | 'number'>): string {
  return number === null ? `Your ${type.toLowerCase()} was placed.` : `${type} ${number} was placed.`
}
