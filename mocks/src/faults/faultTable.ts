import type { OperationName } from '@trade-portal/supplier-api'
import {
  withForeignAddresses,
  withForeignTables,
  withOrderNumber,
  withoutOrderNumber,
  withPasswords,
  withRaisedPrices,
  withUnreadableRows,
} from './alteredBodies.ts'
import { httpFaults } from './httpFaults.ts'
import { brokenResponse, dripping, errorPage, textResponse } from './responses.ts'

interface FaultRow {
  readonly about: string
  /**
   * When the operation takes effect: before the response (true), some time after it (`later`), or never (false). The fault
   * replaces the response in each case.
   */
  readonly performs: boolean | 'later'
  /** Milliseconds to wait before the response is sent. */
  readonly delayMs?: number
  /**
   * Returns the response to send instead of the correct one; null to send none. `body` is the correct body if
   * `performs` is true, else undefined.
   */
  readonly answer: (body: unknown, name: OperationName) => Response | null
}

/** A refusal, with an error table of these rows. */
const refusal = (about: string, ...errorTable: readonly { readonly field: string; readonly msg: string }[]) => ({
  about,
  performs: false,
  answer: () => Response.json({ hasErrors: true, errorTable }),
})
const message = (about: string, msg: string) => refusal(about, { field: '', msg })

const performed = (about: string, answer: FaultRow['answer']) => ({
  about: `Performed; ${about}.`,
  performs: true,
  answer,
})
/** The operation is performed, and its response is changed. */
const altered = (about: string, change: (body: unknown, name: OperationName) => unknown) =>
  performed(about, (body, name) => Response.json(change(body, name)))

const referenceUsed = { field: 'buildersRef', msg: 'This order reference has already been used' }

/** All faults that the simulator can produce, by name. */
export const faultTable = {
  'session-expired': message('The session has expired.', 'Your session has expired'),
  'invalid-session': message('The session is not known.', 'Invalid Session ContextID'),
  'no-records': message('Nothing found.', 'No matching records'),
  'no-product-data': message('No such product.', 'No data for product'),
  'no-price-book': message('The customer has no price book.', 'No price book extract has been set up for you'),
  queued: message(
    'The result is queued and sent later by email.',
    'Your request has been queued and will be emailed to the specified recipients when generated',
  ),
  'field-error': refusal('One field is refused.', referenceUsed),
  'cart-unknown': refusal('The cart of the request is not known any more.', {
    field: 'sessionID',
    msg: 'This shopping cart does not exist any more',
  }),
  'field-errors': refusal('Two fields are refused.', referenceUsed, {
    field: 'dateRequired',
    msg: 'We do not deliver on this day',
  }),
  'field-error-blank': refusal('A field is refused without a message.', { field: 'buildersRef', msg: '' }),
  'field-errors-none': refusal('An error whose table is empty.'),
  'api-error': {
    about: 'An error without a table.',
    performs: false,
    answer: () => Response.json({ hasErrors: true }),
  },
  ...httpFaults,
  empty: { about: 'A response without a body.', performs: false, answer: () => textResponse('') },
  'not-json': {
    about: 'An HTML page where data should be.',
    performs: false,
    answer: () => textResponse('<!doctype html><title>Sign in to the network</title>', 'text/html'),
  },
  truncated: performed('the response ends half way', (body) => {
    const whole = JSON.stringify(body)
    return textResponse(whole.slice(0, Math.ceil(whole.length / 2)))
  }),
  'foreign-body': altered('a JSON object of something between portal and server, with HTTP 200', () => ({
    error: { code: 500, message: 'Internal error' },
  })),
  'wrong-content-type': performed('a correct response whose content type is HTML', (body) =>
    textResponse(JSON.stringify(body), 'text/html'),
  ),
  'mutated-rows': altered('some rows of the response cannot be read', withUnreadableRows),
  'with-passwords': altered('a password stands in every row of the response', withPasswords),
  'no-number': altered('the response is an empty object without a number', withoutOrderNumber),
  'no-number-null': altered('the number is null', withOrderNumber(null)),
  'no-number-blank': altered('the number is blank', withOrderNumber('')),
  'no-number-zero': altered('the number is 0', withOrderNumber(0)),
  'no-number-huge': altered('the number is too large to be exact', withOrderNumber(1e21)),
  'no-number-markup': altered('the number is markup', withOrderNumber('<b>1</b>')),
  'no-number-list': altered('the number is a list', withOrderNumber([480_001])),
  repriced: altered('every unit price in the response is ten per cent higher', withRaisedPrices),
  'foreign-address': altered('every web address in the response leads to another host', withForeignAddresses),
  'foreign-tables': altered('every table whose name is our guess has another name', withForeignTables),
  slow: { ...altered('a correct response, after three seconds', (body) => body), delayMs: 3000 },
  dripping: performed('a correct response that arrives in chunks, over two seconds', (body) =>
    dripping(JSON.stringify(body)),
  ),
  never: { about: 'No response, ever.', performs: false, answer: () => null },
  'network-failure': { about: 'The server cannot be reached.', performs: false, answer: () => Response.error() },
  'lost-before-commit': {
    about: 'Not performed; the connection breaks in the middle of the response.',
    performs: false,
    answer: brokenResponse,
  },
  'lost-after-commit': performed('the connection breaks in the middle of the response', brokenResponse),
  'reset-after-commit': {
    about: 'Performed; the connection breaks before the response. A browser may then repeat the request by itself.',
    performs: true,
    answer: () => Response.error(),
  },
  'unavailable-after-commit': performed('HTTP 503 with an HTML page', () => errorPage(503, 'Service Unavailable')),
  'late-commit': {
    about: 'HTTP 504 with an HTML page, as when a gateway gives up; performed some seconds later, five by default.',
    performs: 'later',
    answer: () => errorPage(504, 'Gateway Time-out'),
  },
} as const satisfies Record<string, FaultRow>

export type FaultName = keyof typeof faultTable

/** The names of all faults, in the order of the table. */
export function faultNames(): FaultName[] {
  return Object.keys(faultTable).filter(isFaultName)
}

function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(faultTable, name)
}

/** Default time from the response until `late-commit` performs the operation, in milliseconds. */
export const defaultLateByMs = 5000

/**
 * A `FaultName` affects every call. A `LimitedFault` spares the first `after` calls and affects the `times` calls that
 * follow. `lateByMs` applies only to faults that perform the operation after the response.
 */
export type Fault = FaultName | LimitedFault

export interface LimitedFault {
  readonly fault: FaultName
  readonly after?: number
  readonly times?: number
  readonly lateByMs?: number
}
export type Faults = { readonly [N in OperationName]?: Fault }
