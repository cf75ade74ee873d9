import type { OperationName, QueryName, Result } from '@trade-portal/supplier-api'
import type { Account } from './account.ts'
import { createCaller, type Caller } from './caller.ts'
import type { Finding } from './finding.ts'
import { isReading, readings, type Answers } from './readings.ts'
import { tapWire, type WireAnswer } from './wireTap.ts'
import { quoteTwice } from './quoteTwice.ts'
import { checkMenuWords } from './checks/checkMenuWords.ts'
import { checkPages } from './checks/checkPages.ts'
import { checkPreflight } from './checks/checkPreflight.ts'
import { checkRefusals } from './checks/checkRefusals.ts'
import { judges } from './judges.ts'
import { changeOwnCart, createOwnCart } from './writings.ts'

export interface ProbeOptions {
  /** Also calls the changing operations, on new carts, which replace the account's cart, and places a quote. */
  readonly write: boolean
  /** Called after each call. */
  readonly report: (finding: Finding) => void
  /** Called with each response, except to calls that the server has to refuse. */
  readonly record?: (name: OperationName, answer: WireAnswer) => void
}

/**
 * Calls a supplier's server as the portal would and reports call by call. It never places an order, pays, sends an
 * e-mail, or touches users, price books, existing quotes and comments.
 * @returns why the sign-in failed, in which case nothing else was called; undefined if it succeeded
 */
export async function probeSupplier(
  account: Account,
  { write, report, record }: ProbeOptions,
): Promise<string | undefined> {
  if (account.origin !== undefined) report(await checkPreflight(account, account.origin))
  const tap = tapWire(account.origin)
  const caller = createCaller(account, tap, report, record)
  try {
    const signedIn = await caller.call('login', { userid: account.userName, password: account.password })
    if (signedIn?.outcome !== 'signedIn') return signedIn?.message ?? 'The response could not be read.'
    caller.learn({ sessionId: signedIn.sessionId })
    const answers: Answers = {}
    for (const name of Object.keys(readings).filter(isReading)) {
      if (name === 'getCartContents' && write) await createOwnCart(caller, answers)
      await read(caller, answers, name)
      const user = answers.getUserDetails
      if (name === 'getUserDetails' && user) caller.learn({ customerId: user.customerId, userId: user.userId })
    }
    await checkMenuWords(caller)
    await checkPages(caller, answers)
    await checkRefusals(caller)
    if (write) {
      await changeOwnCart(caller, answers)
      await quoteTwice(caller, answers)
    }
    return undefined
  } finally {
    tap.close()
  }
}

async function read<N extends QueryName>(caller: Caller, answers: Answers, name: N): Promise<Result<N> | undefined> {
  const judge = judges[name]
  const answer = await caller.call(name, readings[name](answers), (result) =>
    result === undefined ? [] : (judge?.(result) ?? []),
  )
  if (answer !== undefined) Object.assign(answers, { [name]: answer })
  return answer
}
