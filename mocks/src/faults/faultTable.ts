import type { OperationName } from '@trade-portal/supplier-api'
import { brokenOff, dripping, json, stated, unavailable } from './responses.ts'
import { httpFaults } from './httpFaults.ts'
import { numberFaults } from './numberFaults.ts'
import { repriced } from './repriced.ts'
import { spoiled } from './alteredBodies.ts'

interface FaultRow {
  readonly about: string
  /** Whether the operation takes effect before its answer goes wrong. */
  readonly performs: boolean
  /** Milliseconds that the answer lets be waited for. */
  readonly delayMs?: number
  /** The answer in place of the proper one, whose body is given when there is one; null when none ever comes. */
  readonly answer: (body: unknown) => Response | null
}

const text = (body: string, type = 'application/json', status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } })
const saying = (msg: string) => () => stated([{ field: '', msg }])

/** Every way an answer can go wrong. */
export const faultTable = {
  'session-expired': { about: 'The session is over.', performs: false, answer: saying('Your session has expired') },
  'invalid-session': {
    about: 'The session is not known.',
    performs: false,
    answer: saying('Invalid Session ContextID'),
  },
  'no-records': { about: 'Nothing found.', performs: false, answer: saying('No matching records') },
  'no-product-data': { about: 'No such product.', performs: false, answer: saying('No data for product') },
  'no-price-book': {
    about: 'The customer has no price book.',
    performs: false,
    answer: saying('No price book extract has been set up for you'),
  },
  queued: {
    about: 'The answer comes later by email.',
    performs: false,
    answer: saying('Your request has been queued and will be emailed to the specified recipients when generated'),
  },
  'field-error': {
    about: 'One field is refused.',
    performs: false,
    answer: () => stated([{ field: 'buildersRef', msg: 'This order reference has already been used' }]),
  },
  'field-errors': {
    about: 'Two fields are refused.',
    performs: false,
    answer: () =>
      stated([
        { field: 'buildersRef', msg: 'This order reference has already been used' },
        { field: 'dateRequired', msg: 'We do not deliver on this day' },
      ]),
  },
  'field-error-blank': {
    about: 'A field is refused without a word.',
    performs: false,
    answer: () => stated([{ field: 'buildersRef', msg: '' }]),
  },
  'field-errors-none': {
    about: 'An error whose table is empty.',
    performs: false,
    answer: () => stated([]),
  },
  'api-error': { about: 'An error without a table.', performs: false, answer: () => json({ hasErrors: true }) },
  ...httpFaults,
  empty: { about: 'An answer without a body.', performs: false, answer: () => text('') },
  'not-json': {
    about: 'A page where data should be.',
    performs: false,
    answer: () => text('<!doctype html><title>Sign in to the network</title>', 'text/html'),
  },
  truncated: {
    about: 'Performed; the answer breaks off half way.',
    performs: true,
    answer: (body) => {
      const whole = JSON.stringify(body)
      return text(whole.slice(0, Math.ceil(whole.length / 2)))
    },
  },
  'wrong-content-type': {
    about: 'Performed; a good answer that calls itself a page.',
    performs: true,
    answer: (body) => text(JSON.stringify(body), 'text/html'),
  },
  'mutated-rows': {
    about: 'Performed; some rows of the answer cannot be read.',
    performs: true,
    answer: (body) => json(spoiled(body)),
  },
  ...numberFaults,
  repriced: {
    about: 'Performed; every unit price of the answer is a tenth higher.',
    performs: true,
    answer: (body) => json(repriced(body)),
  },
  slow: {
    about: 'Performed; a good answer, after three seconds.',
    performs: true,
    delayMs: 3000,
    answer: (body) => json(body),
  },
  dripping: {
    about: 'Performed; a good answer that comes bit by bit, for two seconds.',
    performs: true,
    answer: (body) => dripping(JSON.stringify(body)),
  },
  never: { about: 'No answer, ever.', performs: false, answer: () => null },
  'network-failure': { about: 'The server cannot be reached.', performs: false, answer: () => Response.error() },
  'lost-before-commit': {
    about: 'Not performed; the connection breaks in the middle of the answer.',
    performs: false,
    answer: () => brokenOff(),
  },
  'lost-after-commit': {
    about: 'Performed; the connection breaks in the middle of the answer.',
    performs: true,
    answer: () => brokenOff(),
  },
  'reset-after-commit': {
    about: 'Performed; the connection breaks before the answer. A browser may then repeat the request by itself.',
    performs: true,
    answer: () => Response.error(),
  },
  'unavailable-after-commit': {
    about: 'Performed; HTTP 503 with a page.',
    performs: true,
    answer: unavailable,
  },
} as const satisfies Record<string, FaultRow>

export type FaultName = keyof typeof faultTable

/** Every fault, in the order of the table. */
export function faultNames(): FaultName[] {
  return Object.keys(faultTable).filter(isFaultName)
}

export function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(faultTable, name)
}

/** A fault, for good; or only after so many good answers, or only for so many calls. */
export type Fault = FaultName | { readonly fault: FaultName; readonly after?: number; readonly times?: number }
export type Faults = { readonly [N in OperationName]?: Fault }
