import { json } from './responses.ts'

/** Performed, and answered with something else in the place of the new order's number. Other answers stay as they are. */
const numbered = (about: string, change: (body: object) => object) => ({
  about: `Performed; ${about}.`,
  performs: true,
  answer: (body: unknown) =>
    json(typeof body === 'object' && body !== null && 'quoteNumber' in body ? change(body) : body),
})

const number = (quoteNumber: unknown) => (body: object) => ({ ...body, quoteNumber })

/** Every way in which an order is taken and its number cannot be shown. */
export const numberFaults = {
  'no-number': numbered('the answer is an empty object where a number should be', () => ({})),
  'no-number-null': numbered('the number is null', number(null)),
  'no-number-blank': numbered('the number is blank', number('')),
  'no-number-zero': numbered('the number is 0', number(0)),
  'no-number-huge': numbered('the number has more digits than it can be exact in', number(1e21)),
  'no-number-markup': numbered('the number is markup', number('<b>1</b>')),
  'no-number-list': numbered('the number is a list', number([480_001])),
}
