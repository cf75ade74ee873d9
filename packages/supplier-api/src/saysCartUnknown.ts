import { SupplierError, type FieldMessage } from './errors.ts'

/**
 * Names of request fields that hold the cart's id. `fromSessionID` is not one of them: it names a list to copy from.
 */
const cartField = /^(to)?(session|cart)(session)?_?id$/i
const cart = /\b(cart|session ?id)\b/i
/**
 * A message with one of these words is about something in the cart, or about the server, but not about the cart itself.
 */
const notAboutCart =
  /\b(product|item|line|quantity|unit|pric(e|es|ing)|reprice|stock)s?\b|\bcart (service|server|system)\b/i
const unknown =
  /\bunknown\b|\binvalid\b|\bexpired\b|\bno (such|longer)\b|(not|never|n['’]t) (be )?(on file|exist|found|find|known|know|valid|recogni[sz]ed?)\b/i

/**
 * Whether the supplier clearly says that it does not know the cart of the request. The specification has no text for this
 * case. So the error must be about the cart, according to its field or its message, and the message must say that the cart
 * does not exist.
 */
export function saysCartUnknown(error: unknown): error is SupplierError {
  return error instanceof SupplierError && error.kind === 'field' && error.fields.some(isAboutUnknownCart)
}

function isAboutUnknownCart({ field, msg }: FieldMessage): boolean {
  const isAboutCart = field.trim() === '' ? cart.test(msg) && !notAboutCart.test(msg) : cartField.test(field.trim())
  return isAboutCart && unknown.test(msg)
}
