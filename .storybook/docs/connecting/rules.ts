import { errorTable, operationNames, sessionHeader } from '@trade-portal/supplier-api'
import { describeErrors, describeOperation } from '@trade-portal/supplier-api/describe'
import type { Fact } from './FactTable.tsx'

const kinds = describeErrors()
const listOf = (names: readonly string[]) => names.join(', ')
const { timeoutMs } = describeOperation('getState')
const slow = operationNames()
  .map(describeOperation)
  .filter(({ isUsualTimeout }) => !isUsualTimeout)

/** Where the portal finds the server. */
export const configurationRules: readonly Fact[] = [
  ['endpointUrl', 'https, without query, hash or credentials; http only for localhost. A slash at the end is dropped.'],
  ['api', 'proxy, which is also meant when it is absent, or v1.'],
  ['device_id, company_id', 'Names under which the server knows this portal and this company. They go into payloads.'],
  [
    'Security policy',
    'A deployment’s Content-Security-Policy allows connections to the origin of endpointUrl and to no other.',
  ],
]

export const permissionRules: readonly Fact[] = [
  ['Origin', 'Allow the origin that the portal is deployed at, or any: no cookies are involved.'],
  ['Methods', 'POST. Every other method may be answered by 405.'],
  [
    'On every answer',
    'Access-Control-Allow-Origin belongs on errors too. Without it an error looks like a broken network.',
  ],
  [
    'Credentials',
    'Never sent: neither cookies nor HTTP authentication. Access-Control-Allow-Credentials is not needed.',
  ],
  ['Redirects', 'Never followed; a redirect is a failed call.'],
  ['Preflight', 'Answer OPTIONS without asking for a session, and let it be kept, or every call costs two.'],
]

export const sessionRules: readonly Fact[] = [
  [
    'Success',
    'HTTP 200 with sessionID: any text that is not blank, up to 1000 characters. Nobody can have guessed it.',
  ],
  ['Refusal', 'HTTP 200 with msg, which the person reads as it is. Tell nobody which user names exist.'],
  [sessionHeader, 'The session on every later call. The field sessionID of a payload is a cart, a list or a payment.'],
  ['Start', 'A portal that opens with a stored session calls getState. It must fail for a session that is over.'],
  [
    'End',
    `State it in the envelope: “${errorTable['session-expired'].recognisedBy.join('” or “')}”. HTTP 401 does as well.`,
  ],
  ['Sign-out', 'Makes no call: the portal forgets the session. Let unused ones run out.'],
  ['Whose data', 'Ids of customer and user stand in payloads, but the session decides: refuse what is not its own.'],
  ['Registration', 'registerForAccess comes without a session, as JSON. {} is a success, an error row a refusal.'],
]

export const envelopeRules: readonly Fact[] = [
  ['Body', 'One JSON object in UTF-8. What the Content-Type says of an answer does not matter.'],
  [
    'Data sets and tables',
    'The names of the fields, letter for letter. Tables are lists of rows, some within a data set.',
  ],
  ['dataset', 'An answer may stand in a field of this name at the top: {"dataset": {…}}. It is unwrapped.'],
  ['More fields', 'Are allowed anywhere and ignored.'],
  ['Nothing to say', 'Where the schema is a bare object, {} will do.'],
  ['Empty lists', 'An empty list, or the error “No matching records” where the operation takes that for an answer.'],
]

export const valueRules: readonly Fact[] = [
  [
    'Unknown',
    'null. The field stays; a field that is left out is taken for unknown where the portal can live without it.',
  ],
  ['Text', 'A string. Blanks at both ends do not count.'],
  [
    'Identifier',
    'A string or a number, never blank; a string where it begins with 0 or exceeds 2⁵³. Kept as it is written.',
  ],
  ['Number', 'A JSON number. Quantities and lengths may have decimals; lengths are in metres.'],
  [
    'Money',
    'A JSON number with at most two decimals, below 10¹³, in the currency of the deployment. Credits are negative.',
  ],
  ['Yes and no', 'true or false. Anything unclear is no.'],
  ['Day', 'YYYY-MM-DD, on the supplier’s calendar. A time behind it is ignored; no time zone moves a day.'],
  ['Time of day', 'Seconds since midnight, 0 to 86399.'],
  [
    'Required time of an order',
    'dateRequired is YYYY-MM-DDTHH:MM:00 on the customer’s clock; requiredTime is 800 for 8:00.',
  ],
  ['List', 'A JSON list, also for one row and for none. One row in place of the list is understood.'],
  [
    'A row that cannot be read',
    'One without its identifier is left out, and the person is told that rows are missing.',
  ],
  ['Pictures and files', 'Absolute https addresses; several in one field are separated by |.'],
  ['Position', 'Degrees as numbers; null for both where it is unknown.'],
]

export const errorRules: readonly Fact[] = [
  [
    'Form',
    '{"hasErrors": true, "errorTable": [{"field": "", "msg": "…"}]}. It wins over the HTTP status and over data.',
  ],
  ['The first row', 'With a field it is about that field; with a blank one its text is compared with the table below.'],
  ['Several rows', 'Are shown together, or the first where there is room for one.'],
  ['Words', 'Customers read msg as it is: a whole sentence, no codes, no stack trace.'],
  [
    'Ends the session',
    `Only ${listOf(kinds.filter(({ signsOut }) => signsOut).map(({ kind }) => kind))}. Never send hasErrors without rows for anything else.`,
  ],
  [
    'Makes the portal ask again',
    `Only ${listOf(kinds.filter(({ retried }) => retried).map(({ kind }) => kind))}, and only queries.`,
  ],
]

export const timeRules: readonly Fact[] = [
  [
    'Time limit',
    `${timeoutMs / 1000} s for the whole answer, body included; ${slow.map(({ name, timeoutMs: ms }) => `${ms / 1000} s for ${name}`).join(', ')}.`,
  ],
  [
    'Given up',
    'The portal breaks the connection when a person moves on. A mutation that has begun should be finished.',
  ],
  ['Asking again', 'A failed query is asked again after 1, 2 and 4 seconds, then the person decides.'],
  [
    'Caching',
    'Calls are sent with no-store. The page itself keeps answers for a minute, user details and menus for five.',
  ],
  ['Size', 'The portal sets no limit. Lists may have 10,000 rows; compress them. Requests stay below 1 MiB.'],
  ['At once', 'A screen may make several calls at the same time. They may be answered in any order.'],
]

export const pagingRules: readonly Fact[] = [
  ['limit', 'The most rows that an answer may have. Of longer lists the first rows in the order of the list.'],
  [
    'page, rowsPerPage',
    'Only getProductsByCategoryTP. Pages count from 1. Without page it answers everything, up to limit.',
  ],
  [
    'The end',
    'The page after the last is an empty list or “No matching records”. It is asked for ahead, to offer Next.',
  ],
  ['Order', 'Stays the same from page to page. Transactions come newest first, statements latest first.'],
]

export const orderRules: readonly Fact[] = [
  [
    'One cart, one order',
    'The best that a server can do: remember the cart (sessionID) of each order, and answer a repeat with the number of the first.',
  ],
  [
    'Before',
    'The portal reads the cart and the transactions once more. It sends nothing if the cart is not what the person saw.',
  ],
  [
    'Delivery',
    'getGeocode, getClosestBranch, getDeliveryCharge, then the charge as a cart line: unit ea, quantity 1. Exactly one stays in the cart.',
  ],
  [
    'Sent once',
    'processComplete is never repeated by the portal. A browser may repeat it when a connection breaks that was used before: commit first, then answer, and never close an idle connection while a request arrives.',
  ],
  [
    'quoteNumber',
    'The number of the order or quote: a positive integer, or up to 40 letters, digits and . / - _. Without it the order still counts as placed.',
  ],
  ['Refused', 'hasErrors means that nothing was placed. Never state an error for an order that exists.'],
  [
    'Anything else',
    'Counts as unknown. The buttons stay locked until the order has been looked for in getCustomerTransactions (by type, and by customerOrderNumber with jobName, or by amount) and the cart has been read again.',
  ],
  ['Afterwards', 'The order is in getCustomerTransactions at once, and its cart is empty.'],
]

export const paymentRules: readonly Fact[] = [
  [
    'Opening',
    'createPaymentSession opens a new payment each time and answers redirectUrl, the https address of the card provider’s page. The browser goes there.',
  ],
  ['paymentAmount', 'Decimal, above 0. Check it against the account: the browser is not to be trusted.'],
  [
    'Return addresses',
    'Used as they are, hash included. What is added, sessionId={payment} after ? or &, goes to the very end, within the hash.',
  ],
  [
    'Outcome',
    'The return page asks queryPaymentSession. approved is a success; declined and cancelled are none; everything else is pending.',
  ],
  ['Truth', 'What the provider tells the server counts, never which page the browser came back to.'],
]
