/**
 * For each folder of the features, the journeys that use it. A change in one of these folders also runs the journeys in
 * `always`.
 */
export const journeysOfRoom: Readonly<Record<string, readonly string[]>> = {
  admin: ['admin', 'focus'],
  cart: [
    'checkout',
    'focus',
    'lists',
    'listTools',
    'navigation',
    'order',
    'orderSafety',
    'print',
    'session',
    'tenLines',
    'touch',
  ],
  catalogue: ['connection', 'documents', 'focus', 'look', 'navigation', 'races', 'touch'],
  checkout: ['checkout', 'duplicates', 'endurance', 'focus', 'heard', 'order', 'orderSafety', 'session', 'tenLines'],
  'custom-lists': ['lists', 'listTools', 'orderAgain', 'tenLines'],
  downloads: ['look'],
  home: ['coldStart', 'look', 'orderAgain', 'signIn', 'startUp'],
  invoices: ['documents', 'heard', 'invoices', 'print'],
  links: ['look'],
  'order-again': ['orderAgain'],
  orders: ['documents', 'heard', 'print', 'touch', 'transaction'],
  'pay-account': ['payment', 'paymentReturn', 'statements', 'windriver'],
  'payment-return': ['payment', 'paymentReturn', 'windriver'],
  playground: [],
  'price-book': ['priceBook'],
  register: ['signIn'],
  'request-error': ['transaction'],
  'quick-order': ['quickOrder', 'tenLines'],
  search: ['connection', 'focus', 'heard', 'navigation', 'order', 'races', 'tenLines'],
  shell: ['connection', 'focus', 'look', 'navigation', 'session', 'touch', 'updates'],
  'sign-in': ['focus', 'session', 'signIn', 'startUp', 'storage'],
  statements: ['heard', 'payment', 'statements'],
  stores: ['look'],
  support: ['session'],
  transaction: ['documents', 'focus', 'heard', 'orderAgain', 'orderSafety', 'transaction'],
}

/** Journeys that open every address, or read the build. */
const always = ['bytes', 'routes']

/**
 * The journeys that a change touches.
 * @param changed Paths from the root of the repository.
 * @returns names of files without their ending; `all` if the change may reach any of them
 */
export function journeysOf(changed: readonly string[]): readonly string[] | 'all' {
  const touched = new Set<string>()
  for (const path of changed) {
    const journey = /^tests\/journeys\/(\w+)\.journey\.ts/.exec(path)?.[1]
    const room = /^packages\/features\/src\/([^/]+)\//.exec(path)?.[1] ?? ''
    if (isOutside(path)) continue
    if (journey !== undefined) touched.add(journey)
    else if (Object.hasOwn(journeysOfRoom, room))
      for (const name of [...always, ...(journeysOfRoom[room] ?? [])]) touched.add(name)
    else return 'all'
  }
  return [...touched].toSorted()
}

/** Whether no journey runs this file. */
function isOutside(path: string): boolean {
  const isShipped = /^(packages|apps|mocks)\/|^(pnpm-|package\.json)/.test(path)
  const isForJourneys = path.startsWith('tests/journeys/')
  return (
    (!isShipped && !isForJourneys) ||
    /\.(stories|test|test-d)\.tsx?$|\/src\/testing\/|^packages\/probe\/|\.md$/.test(path)
  )
}
