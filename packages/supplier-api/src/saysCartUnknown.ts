import { SupplierError, type FieldMessage } from './errors.ts'

/** Names under which the wire has the cart, in requests. A list that is copied from is `fromSessionID`, and not meant. */
const cartField = /^(to)?(session|cart)(session)?_?id$/i
const cart = /\b(cart|session ?id)\b/i
/** Such a message is about something in the cart, or about the server. */
const other = /\b(product|item|line|quantity|unit|pric(e|es|ing)|reprice|stock)s?\b|\bcart (service|server|system)\b/i
const unknown =
  /\bunknown\b|\binvalid\b|\bexpired\b|\bno (such|longer)\b|(not|never|n['’]t) (be )?(on file|exist|found|find|known|know|valid|recogni[sz]ed?)\b/i

/**
 * Whether the supplier says clearly that it does not know the cart of the request. The specification gives no text for
 * that, so both must be said: that it is the cart, by the refused field or in words, and that it is not there.
 */
export function saysCartUnknown(error: unknown): error is SupplierError {
  return error instanceof SupplierError && error.kind === 'field' && error.fields.some(isAboutUnknownCart)
}

function isAboutUnknownCart({ field, msg }: FieldMessage): boolean {
  const isAboutCart = field.trim() === '' ? cart.test(msg) && !other.test(msg) : cartField.test(field.trim())
  return isAboutCart && unknown.test(msg)
}
