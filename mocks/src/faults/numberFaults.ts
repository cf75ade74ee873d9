/** A fault that changes the order number in a response. Responses without an order number stay unchanged. */
const numberFault = (about: string, change: (body: object) => object) => ({
  about: `Performed; ${about}.`,
  performs: true,
  answer: (body: unknown) =>
    Response.json(typeof body === 'object' && body !== null && 'quoteNumber' in body ? change(body) : body),
})

const withNumber = (quoteNumber: unknown) => (body: object) => ({ ...body, quoteNumber })

/** Faults that place the order, but respond without an order number or with one that cannot be shown. */
export const numberFaults = {
  'no-number': numberFault('the response is an empty object without a number', () => ({})),
  'no-number-null': numberFault('the number is null', withNumber(null)),
  'no-number-blank': numberFault('the number is blank', withNumber('')),
  'no-number-zero': numberFault('the number is 0', withNumber(0)),
  'no-number-huge': numberFault('the number is too large to be exact', withNumber(1e21)),
  'no-number-markup': numberFault('the number is markup', withNumber('<b>1</b>')),
  'no-number-list': numberFault('the number is a list', withNumber([480_001])),
}
