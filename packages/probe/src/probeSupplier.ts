import type { MutationName, OperationName, QueryName, Result } from '@trade-portal/supplier-api'
import { checkMenuLabels } from './checks/checkMenuLabels.ts'
import { checkPages } from './checks/checkPages.ts'
import { checkRefusals } from './checks/checkRefusals.ts'
import { checkPreflight } from './checks/cors.ts'
import { operationChecks } from './checks/operationChecks.ts'
import { createCaller, type Caller } from './createCaller.ts'
import type { Finding } from './finding.ts'
import { queriesInOrder, queryArguments, type Results } from './queryArguments.ts'
import type { Account } from './readArguments.ts'
import { describeError } from './report.ts'
import { interceptFetch, type RawResponse } from './wire/interceptFetch.ts'
import { checkRepeatedQuote } from './writes/checkRepeatedQuote.ts'
import { changeOwnCart, createOwnCart } from './writes/ownCart.ts'

interface ProbeOptions {
  /** Whether mutations are called too: they create carts, which replace the account's cart, and place a quote. */
  readonly write: boolean
  /** Called with the finding of each call. */
  readonly report: (finding: Finding) => void
  /** Called with each response, except those to calls that the server must refuse. */
  readonly record?: (name: OperationName, response: RawResponse) => void
}

/** The mutations that `write` allows. The only other mutation that is ever called is `login`. */
export const calledMutations: readonly MutationName[] = [
  'createCart',
  'addCartProduct',
  'updateCartProduct',
  'saveCustomList',
  'copyCartToCart',
  'deleteCustomList',
  'deleteCartProduct',
  'processComplete',
]

/**
 * Calls a supplier's server as the portal would, and reports each call, even if it fails. The probe never places an order,
 * pays or sends an e-mail, and never touches users, price books, existing quotes or comments. While it runs, `fetch` of
 * this process is intercepted, so only one probe can run at a time.
 * @returns why the sign-in failed, in which case no other operation was called. Undefined if it succeeded.
 */
export async function probeSupplier(
  account: Account,
  { write, report, record }: ProbeOptions,
): Promise<string | undefined> {
  if (account.origin !== undefined) report(await checkPreflight(account, account.origin))
  const interceptor = interceptFetch(account.origin)
  let latest: Finding | undefined
  const reportCall = (finding: Finding) => {
    latest = finding
    report(finding)
  }
  const caller = createCaller(account, interceptor, reportCall, record)
  try {
    const signedIn = await caller.call('login', { userid: account.userName, password: account.password })
    if (signedIn?.outcome !== 'signedIn')
      return signedIn?.message ?? (latest?.error ? describeError(latest.error) : 'The response could not be read.')
    caller.learn({ sessionId: signedIn.sessionId })
    const results: Results = {}
    for (const name of queriesInOrder) {
      if (name === 'getCartContents' && write) await createOwnCart(caller, results)
      await query(caller, results, name)
      const user = results.getUserDetails
      if (name === 'getUserDetails' && user) caller.learn({ customerId: user.customerId, userId: user.userId })
    }
    await checkMenuLabels(caller)
    await checkPages(caller, results)
    await checkRefusals(caller)
    if (write) {
      await changeOwnCart(caller, results)
      await checkRepeatedQuote(caller, results)
    }
    return undefined
  } finally {
    interceptor.close()
  }
}

/** Calls a query with arguments from earlier results, and adds its own result to `results`. */
async function query<N extends QueryName>(caller: Caller, results: Results, name: N): Promise<Result<N> | undefined> {
  const check = operationChecks[name]
  const result = await caller.call(name, queryArguments[name](results), (parsed) =>
    parsed === undefined ? [] : (check?.(parsed) ?? []),
  )
  if (result !== undefined) Object.assign(results, { [name]: result })
  return result
}
