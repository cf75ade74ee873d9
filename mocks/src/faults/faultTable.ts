import type { OperationName } from '@trade-portal/supplier-api'
import { withForeignAddresses, withPasswords, withRaisedPrices, withUnreadableRows } from './alteredBodies.ts'
import { withForeignTables } from './foreignTables.ts'
import { httpFaults } from './httpFaults.ts'
import { numberFaults } from './numberFaults.ts'
import { brokenResponse, dripping, errorResponse, gatewayTimeout, unavailable } from './responses.ts'

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

const text = (body: string, type = 'application/json', status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } })
const error = (about: string, msg: string) => ({
  about,
  performs: false,
  answer: () => errorResponse([{ field: '', msg }]),
})

/** All faults that the simulator can produce, by name. */
export const faultTable = {
  'session-expired': error('The session has expired.', 'Your session has expired'),
  'invalid-session': error('The session is not known.', 'Invalid Session ContextID'),
  'no-records': error('Nothing found.', 'No matching records'),
  'no-product-data': error('No such product.', 'No data for product'),
  'no-price-book': error('The customer has no price book.', 'No price book extract has been set up for you'),
  queued: error(
    'The result is queued and sent later by email.',
    'Your request has been queued and will be emailed to the specified recipients when generated',
  ),
  'field-error': {
    about: 'One field is refused.',
    performs: false,
    answer: () => errorResponse([{ field: 'buildersRef', msg: 'This order reference has already been used' }]),
  },
  'cart-unknown': {
    about: 'The cart of the request is not known any more.',
    performs: false,
    answer: () => errorResponse([{ field: 'sessionID', msg: 'This shopping cart does not exist any more' }]),
  },
  'field-errors': {
    about: 'Two fields are refused.',
    performs: false,
    answer: () =>
      errorResponse([
        { field: 'buildersRef', msg: 'This order reference has already been used' },
        { field: 'dateRequired', msg: 'We do not deliver on this day' },
      ]),
  },
  'field-error-blank': {
    about: 'A field is refused without a message.',
    performs: false,
    answer: () => errorResponse([{ field: 'buildersRef', msg: '' }]),
  },
  'field-errors-none': {
    about: 'An error whose table is empty.',
    performs: false,
    answer: () => errorResponse([]),
  },
  'api-error': {
    about: 'An error without a table.',
    performs: false,
    answer: () => Response.json({ hasErrors: true }),
  },
  ...httpFaults,
  empty: { about: 'A response without a body.', performs: false, answer: () => text('') },
  'not-json': {
    about: 'An HTML page where data should be.',
    performs: false,
    answer: () => text('<!doctype html><title>Sign in to the network</title>', 'text/html'),
  },
  truncated: {
    about: 'Performed; the response ends half way.',
    performs: true,
    answer: (body) => {
      const whole = JSON.stringify(body)
      return text(whole.slice(0, Math.ceil(whole.length / 2)))
    },
  },
  'foreign-body': {
    about: 'Performed; a JSON object of something between portal and server, with HTTP 200.',
    performs: true,
    answer: () => Response.json({ error: { code: 500, message: 'Internal error' } }),
  },
  'wrong-content-type': {
    about: 'Performed; a correct response whose content type is HTML.',
    performs: true,
    answer: (body) => text(JSON.stringify(body), 'text/html'),
  },
  'mutated-rows': {
    about: 'Performed; some rows of the response cannot be read.',
    performs: true,
    answer: (body) => Response.json(withUnreadableRows(body)),
  },
  'with-passwords': {
    about: 'Performed; a password stands in every row of the response.',
    performs: true,
    answer: (body) => Response.json(withPasswords(body)),
  },
  ...numberFaults,
  repriced: {
    about: 'Performed; every unit price in the response is ten per cent higher.',
    performs: true,
    answer: (body) => Response.json(withRaisedPrices(body)),
  },
  'foreign-address': {
    about: 'Performed; every web address in the response leads to another host.',
    performs: true,
    answer: (body) => Response.json(withForeignAddresses(body)),
  },
  'foreign-tables': {
    about: 'Performed; every table whose name is our guess has another name.',
    performs: true,
    answer: (body, name) => Response.json(withForeignTables(body, name)),
  },
  slow: {
    about: 'Performed; a correct response, after three seconds.',
    performs: true,
    delayMs: 3000,
    answer: (body) => Response.json(body),
  },
  dripping: {
    about: 'Performed; a correct response that arrives in chunks, over two seconds.',
    performs: true,
    answer: (body) => dripping(JSON.stringify(body)),
  },
  never: { about: 'No response, ever.', performs: false, answer: () => null },
  'network-failure': { about: 'The server cannot be reached.', performs: false, answer: () => Response.error() },
  'lost-before-commit': {
    about: 'Not performed; the connection breaks in the middle of the response.',
    performs: false,
    answer: () => brokenResponse(),
  },
  'lost-after-commit': {
    about: 'Performed; the connection breaks in the middle of the response.',
    performs: true,
    answer: () => brokenResponse(),
  },
  'reset-after-commit': {
    about: 'Performed; the connection breaks before the response. A browser may then repeat the request by itself.',
    performs: true,
    answer: () => Response.error(),
  },
  'unavailable-after-commit': {
    about: 'Performed; HTTP 503 with an HTML page.',
    performs: true,
    answer: unavailable,
  },
  'late-commit': {
    about: 'HTTP 504 with an HTML page, as when a gateway gives up; performed some seconds later, five by default.',
    performs: 'later',
    answer: gatewayTimeout,
  },
} as const satisfies Record<string, FaultRow>

export type FaultName = keyof typeof faultTable

/** The names of all faults, in the order of the table. */
export function faultNames(): FaultName[] {
  return Object.keys(faultTable).filter(isFaultName)
}

export function isFaultName(name: string): name is FaultName {
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
