import { errorTable, maxAnswerBytes, operationNames, sessionHeader } from '@trade-portal/supplier-api'
import { describeErrors, describeOperation } from '@trade-portal/supplier-api/describe'
import { namingInWords } from '../operationFacts.ts'
import type { Fact } from './FactTable.tsx'

const kinds = describeErrors()
const listOf = (names: readonly string[]) => names.join(', ')
const { timeoutMs } = describeOperation('getState')
const slow = operationNames()
  .map(describeOperation)
  .filter(({ isUsualTimeout }) => !isUsualTimeout)

const owning = operationNames().filter((name) => describeOperation(name).connection === 'own')

/** Rules that only the server can enforce. The page shows them first. */
export const serverRules: readonly Fact[] = [
  [
    'A cart orders once',
    'Remember the cart (sessionID) of each processComplete, also of a quote. A second processComplete for the same cart places nothing, and is answered with the number of the first, as a success.',
  ],
  [
    'Two at the same time',
    'The second may arrive before the first has finished, or long after it. Let it wait for the first, or lock the cart: do not look up first and insert later.',
  ],
  [
    'A new cart',
    'A new order, even with the same goods, the same reference and on the same day. Recognise a repeat by its cart and by nothing else.',
  ],
  ['How to check', 'pnpm probe --write places one quote twice and says whether both calls got the same number.'],
]

/** Why a server may receive a request twice although the portal sends it once, and what the server can do about it. */
export const connectionRules: readonly Fact[] = [
  [
    'Browsers',
    'Chromium and Firefox send a POST again by themselves when its connection breaks before the response begins, if that connection has carried another request before.',
  ],
  [
    'Their own connection',
    `${owning.join(', ')}. The portal sends them apart from all other calls, so that the first of them has a new connection, on which the browser repeats nothing.`,
  ],
  [
    'The portal’s own origin',
    'Nothing to configure, but close the connection after such a call. Behind one host name, for example, as a path of the portal’s host.',
  ],
  [
    'Another origin',
    'Answer with Access-Control-Allow-Credentials: true and the portal’s origin, not *. Then set "cors_credentials": true in the configuration entry. Without both, these calls share connections.',
  ],
  [
    'After such a call',
    'Close the connection with Connection: close (HTTP/1.1), as the files of a deployment and the sandbox do. Otherwise the browser may repeat the next such call, whatever its origin and credentials.',
  ],
  [
    'HTTP/2',
    'All calls of a page share one connection, and browsers repeat on it too. Offer these functions over HTTP/1.1, or close the connection (GOAWAY) after each of them.',
  ],
  [
    'What the portal does',
    'It reads getCustomerTransactions twice after each order and each accepted quote, and reports an equal order that was not there before. It prevents none: only a server that recognises repeats does.',
  ],
  [
    'For every browser',
    'Send the headers of the response before committing the order, or close every connection after one response. A browser repeats nothing whose response has begun.',
  ],
  ['Gateways', 'A gateway must not repeat a POST, and should wait longer than the server needs: 60 s at least.'],
]

/** Where the portal finds the server. */
export const configurationRules: readonly Fact[] = [
  ['endpointUrl', 'https, without query, hash or credentials; http only for localhost. A trailing slash is removed.'],
  ['api', 'proxy or v1; proxy if absent.'],
  [
    'cors_credentials',
    'true if a server of another origin allows credentials; false if absent. With a wrong true the browser refuses every order.',
  ],
  ['device_id, company_id', 'The names by which the server knows this portal and this company. Sent in payloads.'],
  [
    'Security policy',
    'A deployment’s Content-Security-Policy allows connections to the origin of endpointUrl and to no other server.',
  ],
]

export const corsRules: readonly Fact[] = [
  ['Origin', 'Allow the origin that the portal is deployed at, or any: cookies mean nothing to the portal.'],
  ['Methods', 'POST. Every other method may get a 405.'],
  [
    'On every response',
    'Send Access-Control-Allow-Origin with errors too. Without it the portal sees an error as a network failure.',
  ],
  ['Credentials', 'Needed only for orders, quotes and payments: see Orders that arrive twice.'],
  ['Redirects', 'Never followed; a redirect is a failed call.'],
  [
    'Preflight',
    'Answer OPTIONS without requiring a session, and let browsers cache it; otherwise every call costs two requests.',
  ],
]

export const sessionRules: readonly Fact[] = [
  ['Success', 'HTTP 200 with sessionID: any text that is not blank, up to 1000 characters. It must not be guessable.'],
  ['Refusal', 'HTTP 200 with msg, which the person reads unchanged. Do not reveal which user names exist.'],
  [
    sessionHeader,
    'The session id on every later call. A payload field called sessionID is something else: a cart, a list or a payment.',
  ],
  ['Start', 'A portal that starts with a stored session calls getState. It must fail if the session has ended.'],
  [
    'End',
    `State it in the error envelope: “${errorTable['session-expired'].recognisedBy.join('” or “')}”. HTTP 401 works as well.`,
  ],
  ['Sign-out', 'Makes no call: the portal forgets the session. Let unused sessions expire.'],
  [
    'Whose data',
    'Payloads contain the ids of customer and user, but the session decides: refuse ids that do not belong to it.',
  ],
  [
    'Registration',
    'registerForAccess comes without a session, as JSON. {} means success, an error row refusal. customerID is the account number as it was typed, as text, also of digits alone: that is our reading.',
  ],
]

export const envelopeRules: readonly Fact[] = [
  ['Body', 'One JSON object in UTF-8. The Content-Type of a response is ignored.'],
  ['Success', 'HTTP status 2xx, no hasErrors true, and the fields of the schema.'],
  ['Data sets and tables', 'Field names are case-sensitive. Tables are lists of rows, some nested in a data set.'],
  ['A specified table', 'Is read under its name, in its data set or without it.'],
  [
    'A table named by our guess',
    'Is read under that name, or under any other from the only list or row in the answer with at least a third of its fields, or from the only [].',
  ],
  [
    'A table that is not there',
    'Is an error that names it, never an empty list. Only getPriceBookInfo may answer with nothing but a message.',
  ],
  [
    'Success of a write',
    'Without hasErrors: its own fields, or an empty object; or "hasErrors": false with any fields. Other fields alone, such as {"error": …}, are a failure: the portal then says that it does not know whether the write was performed.',
  ],
  [
    'acceptQuote',
    'Answers with success alone, {} or "hasErrors": false, and no number. From then on getTransactionTP of the same number and suffix has a transactionType other than Quote: by that the portal knows that it was accepted when the answer is lost.',
  ],
  [
    'Price book',
    'PriceBook of getPriceBookInfo has one row, the settings. The history is a table in this row, PriceBookHistory, not beside it.',
  ],
  ['dataset', 'A response may be wrapped in a top-level field of this name: {"dataset": {…}}. It is unwrapped.'],
  ['More fields', 'Are allowed anywhere and ignored, except as the only fields in the answer to a write.'],
  [
    'Empty lists',
    'For every table, under its own name: [], {}, null or blank. Under another name only [] is recognised; left out, the table is an error. Also the error “No matching records” where the operation accepts it as an empty list.',
  ],
  ['One row', 'May stand in place of its list, and of the data set around it, in every operation.'],
]

/** The tables in each operation's answer, and whether the name of each table is specified or guessed. */
export const tableNames: readonly Fact[] = operationNames()
  .map(describeOperation)
  .filter(({ tables }) => tables.length > 0)
  .map(({ name, tables }) => [name, namingInWords(tables)])

export const valueRules: readonly Fact[] = [
  ['Unknown', 'null. Keep the field; a missing field counts as unknown where the portal can do without it.'],
  ['Text', 'A string. Leading and trailing blanks are ignored.'],
  [
    'Identifier',
    'A string or a number, never blank; a string if it begins with 0 or exceeds 2⁵³. Any signs, kept as written, and always sent back as text, also one that came as a number. That choice is ours.',
  ],
  [
    'Number and suffix of a document',
    'Each any text of up to 200 characters, whatever it contains. Send the suffix 0 where there is none: a row with a blank one is dropped. The number 0 with the suffix 0 is no document; it stands in numTran and suffixTran of a message about none.',
  ],
  ['Id of a payment', 'Up to 512 letters, digits and . _ ~ : / + = -. Any other is not read from a return address.'],
  [
    'Number',
    'A JSON number; the same as text is read too. Quantities and lengths may have decimals; lengths are in metres.',
  ],
  [
    'Money',
    'A JSON number with at most two decimals, below 10¹³, in the currency of the deployment. Credits are negative.',
  ],
  ['Boolean', 'true or false; 1, yes and y count as true. Anything unclear counts as false.'],
  ['Date', 'YYYY-MM-DD, in the supplier’s calendar. A time after it is ignored; no time zone shifts a date.'],
  ['Time of day', 'Seconds since midnight, 0 to 86399.'],
  [
    'Required time of an order',
    'dateRequired is YYYY-MM-DDTHH:MM:00 in the customer’s local time; requiredTime is 800 for 8:00.',
  ],
  ['List', 'A JSON list, also for one row or none. A single row instead of a list is accepted.'],
  ['An unreadable row', 'A row without its identifier is dropped, and the person is told that rows are missing.'],
  [
    'The same identifier twice',
    'Of branches, states, despatch methods and vehicle types the first is kept, and the person is told that rows are missing. Lists of documents and products show both rows.',
  ],
  ['Pictures and files', 'Absolute https addresses. Several in one field are separated by |.'],
  ['Position', 'Degrees as numbers; null for both if it is unknown.'],
]

export const errorRules: readonly Fact[] = [
  [
    'Form',
    '{"hasErrors": true, "errorTable": [{"field": "", "msg": "…"}]}. It takes precedence over the HTTP status and over data. Both may stand in the data set, and one row may stand without its list. A table with rows but without hasErrors is no success: the portal then says that it does not know whether a write was performed.',
  ],
  [
    'The first row',
    'If field is set, the error is about that field. If field is blank, msg is compared with the table below.',
  ],
  ['Several rows', 'Are shown together, or only the first where there is room for one.'],
  ['Wording', 'Customers read msg unchanged: write a whole sentence, no codes, no stack trace.'],
  [
    'Ends the session',
    `Only ${listOf(kinds.filter(({ signsOut }) => signsOut).map(({ kind }) => kind))}. Never send hasErrors without errorTable for anything else.`,
  ],
  [
    'Makes the portal retry',
    `Only ${listOf(kinds.filter(({ retried }) => retried).map(({ kind }) => kind))}, and only queries.`,
  ],
]

export const timeRules: readonly Fact[] = [
  [
    'Timeout',
    `${timeoutMs / 1000} s for the whole response, body included; ${slow.map(({ name, timeoutMs: ms }) => `${ms / 1000} s for ${name}`).join(', ')}.`,
  ],
  [
    'Cancelled calls',
    'The portal closes the connection when a person leaves the page. Finish a mutation that has begun.',
  ],
  [
    'Retries',
    'A query that is retried is sent again after 1, 2 and 4 seconds. Then the person decides. A query that is not answered in time, or that meets a busy server (429), is left to the person at once. That choice is ours: three repetitions would be two minutes of waiting, or keep the server busy.',
  ],
  [
    'Caching',
    'Calls are sent with no-store. The portal itself caches responses for a minute, user details and menus for five.',
  ],
  [
    'Size',
    `Lists may have 10,000 rows; compress them. A response above ${maxAnswerBytes / 2 ** 20} MiB, unpacked, is given up as an unexpected answer. Requests stay below 1 MiB.`,
  ],
  ['Concurrency', 'A screen may make several calls at once. Responses may arrive in any order.'],
]

export const pagingRules: readonly Fact[] = [
  [
    'limit',
    'The maximum number of rows: the page’s size with a page, 10000 otherwise. From a longer list return the first rows.',
  ],
  ['page, rowsPerPage', 'Only getProductsByCategoryTP. Pages count from 1. Without page return all rows, up to limit.'],
  [
    'The end',
    'The page after the last is an empty list or “No matching records”. The portal requests it ahead, to know whether to offer Next.',
  ],
  ['Order', 'Must not change between pages. Transactions and statements come newest first.'],
]

export const orderRules: readonly Fact[] = [
  [
    'Before the order',
    'The portal reads the cart and the transactions once more. It sends nothing if the cart differs from what the person saw.',
  ],
  [
    'Delivery',
    'getGeocode, getClosestBranch, getDeliveryCharge, then the charge as a cart line: unit ea, quantity 1. Exactly one charge line stays in the cart.',
  ],
  [
    'quoteNumber',
    'The number of the order or quote: a positive integer, or up to 40 letters, digits and . / - _. Its suffix is taken to be 0. With another value the order still counts as placed. Without the field it is unknown whether it was.',
  ],
  ['Refused', 'hasErrors means that nothing was placed. Never report an error for an order that exists.'],
  [
    'Any other outcome',
    'Counts as unknown. The buttons stay locked until the portal has searched getCustomerTransactions for the order (by type, and by customerOrderNumber with jobName, or by amount) and has read the cart again.',
  ],
  ['After the order', 'The order is in getCustomerTransactions at once, and its cart is empty.'],
]

export const paymentRules: readonly Fact[] = [
  [
    'Opening',
    'Each createPaymentSession opens a new payment and returns redirectUrl, the https address of the card provider’s page. The browser goes there.',
  ],
  ['paymentAmount', 'Decimal, above 0. Check it against the account: do not trust the browser.'],
  [
    'Return addresses',
    'Use them unchanged, hash included. Append sessionId={payment}, after ? or &, at the very end, inside the hash.',
  ],
  [
    'Outcome',
    'The return page calls queryPaymentSession. approved means success; declined and cancelled mean that nothing was paid; pending and every other status are shown as not known yet.',
  ],
  ['Source of truth', 'What the provider tells the server, never the page that the browser returned to.'],
]

export const probeReportFacts: readonly Fact[] = [
  [
    'endpoint',
    'An https address of yours that takes POST. Without it nothing is sent, and the policy allows nobody to send. With it, connect-src names its origin: make the host files again.',
  ],
  [
    'errors',
    'true: uncaught errors by the name of their type and their place in the portal’s code; calls that failed, by operation and kind of error; what the security policy has blocked, by directive.',
  ],
  [
    'vitals',
    'true: Largest Contentful Paint and Interaction to Next Paint in milliseconds, and Cumulative Layout Shift, once for each page that is loaded, when it is first hidden.',
  ],
  [
    'browser',
    'true: the browser also reports by itself what the policy has blocked, even before the portal’s code runs (Reporting-Endpoints, application/reports+json); the portal then does not. These reports name the address of the page, with document numbers and search terms in it.',
  ],
  [
    'What arrives',
    'One JSON object for each request, as text/plain, without cookies and without Referer; the answer is ignored. Each report comes once, and at most twenty from a page.',
  ],
  [
    'What never arrives',
    'Texts, such as the message of an error; ids, amounts, addresses, and who it was. All fields have values of a known list, or are numbers and places in the code. Only browser is an exception.',
  ],
]

export const paymentSettings: readonly Fact[] = [
  ['payment_provider', 'windcave or windriver, written exactly so. Anything else means windcave.'],
  [
    'paymentHosts',
    'windcave: where redirectUrl may lead, as a list or as a text with commas. pay.example is that host alone; *.pay.example is every host below it, but not pay.example itself. Absent or blank: *.windcave.com. A list replaces this default, so an empty one allows nothing.',
  ],
  [
    'Ports',
    'Only the usual one of https, unless the host is named with a port: pay.example:8443. http only for localhost, 127.0.0.1 and [::1], named with their port.',
  ],
  [
    'Ignored hosts',
    'What is no host, such as an address with https:// or a path; and wildcards in which anyone can register a name, such as *, *.com and *.com.au.',
  ],
  ['Any other redirectUrl', 'Is not followed. The customer sees an Error dialog and stays in the portal.'],
  [
    'checkout_script',
    'windriver: the https address of the provider’s script, without credentials or hash; http only for localhost. It must name a file and not end with a slash. No other script of its host can run.',
  ],
  [
    'checkout_key',
    'windriver: the supplier’s key at the provider. It is no secret: everyone can read the configuration.',
  ],
  [
    'What the script may do',
    'Leave for the provider’s page. The portal’s policy lets it make no requests, show no frame, submit no form and turn no text into markup or code.',
  ],
]
