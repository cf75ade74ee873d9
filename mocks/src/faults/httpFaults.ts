import { errorPage } from './responses.ts'

const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const
type Status = keyof typeof titles

/** An error status with a JSON message, as an application server sends it. */
const message = (status: Status) => ({
  about: `HTTP ${status}.`,
  performs: false,
  answer: () => Response.json({ message: titles[status] }, { status }),
})

/** An error status with an HTML page, as a proxy in front of the server sends it. */
const page = (status: Status) => ({
  about: `HTTP ${status} with an HTML page.`,
  performs: false,
  answer: () => errorPage(status, titles[status]),
})

const empty = (status: Status) => ({
  about: `HTTP ${status} without a body.`,
  performs: false,
  answer: () => new Response(null, { status }),
})

/** Every error status in three forms: with a JSON body, with an HTML page and without a body. */
export const httpFaults = {
  'bad-request': message(400),
  'bad-request-html': page(400),
  'bad-request-empty': empty(400),
  unauthorised: message(401),
  'unauthorised-html': page(401),
  'unauthorised-empty': empty(401),
  forbidden: message(403),
  'forbidden-html': page(403),
  'forbidden-empty': empty(403),
  'not-found': message(404),
  'not-found-html': page(404),
  'not-found-empty': empty(404),
  'too-many-requests': message(429),
  'too-many-requests-html': page(429),
  'too-many-requests-empty': empty(429),
  'server-error': message(500),
  'server-error-html': page(500),
  'server-error-empty': empty(500),
  unavailable: message(503),
  'unavailable-html': page(503),
  'unavailable-empty': empty(503),
}
