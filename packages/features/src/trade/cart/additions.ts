import { useCallback, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { useAction } from '../../foundation/api/useAction.ts'
import { ActionError } from '../../foundation/failures/failures.ts'
import { captureSession } from '../../foundation/failures/sessionScope.ts'
import { toasts } from '../../foundation/failures/toasts.ts'
import { counted } from '../../foundation/lists/counted.ts'
import type { Session } from '../../foundation/session/createSession.ts'
import { sessionActions } from '../../foundation/session/sessionPart.ts'
import { userRecords } from '../../foundation/session/userRecords.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { runExclusively } from '../../foundation/storage/exclusive.ts'
import {
  addInTurn,
  settleInCart,
  addToCartMessages,
  addition,
  blankAddition,
  surplusMessage,
  withUnansweredProblem,
  type Added,
  type Addition,
  type AddInput,
  type AddableLine,
} from './addInTurn.ts'
import { addToCart, readCart } from './queries.ts'

/** After how many lines the cart is read during a series. */
const shownEvery = 5

/** Looks in the session's cart for lines whose calls got no answer, as described at `settleInCart`. */
export const settleLines = async <Id>(session: Session, input: Pick<AddInput<Id>, 'ready' | 'records'>) =>
  await settleInCart({ ...input, readCart: () => readCart(session) })

/**
 * Adds lines to the session's cart, as described at `addInTurn`. While one tab of the user adds lines, no other call in any
 * tab can add lines. The tabs share the records of earlier additions.
 * @throws ActionError if lines are already being added, otherwise the error of reading the cart. In both cases nothing was
 * sent
 */
export async function addReadyLines<Id>(
  session: Session,
  input: Pick<AddInput<Id>, 'ready' | 'records' | 'onProgress'>,
): Promise<Added> {
  let calls = 0
  const run = async () => {
    // Delays refetches, so that the cart is refetched once, after the last line.
    const release = session.invalidator.defer()
    try {
      return await addInTurn({
        ...input,
        readCart: () => readCart(session),
        add: async (entry) => {
          // Lets the masthead count along during a long series.
          if (calls > 0 && calls % shownEvery === 0) await readCart(session).catch(() => undefined)
          calls += 1
          return await addToCart(session, entry)
        },
      })
    } finally {
      release()
    }
  }
  const outcome = await runExclusively(`additions:${session.record.username}`, run)
  if (outcome === 'taken') throw new ActionError('Other lines are being added to your cart. Wait until they are in it.')
  return outcome
}

/**
 * What a customer decides about a line whose call got no answer. `addAgain`: forget the addition, so that the line can be
 * added again, although an earlier cart may already contain the line. `leaveOut`: forget the addition and do not add the
 * line. `undo`: take back `leaveOut`.
 */
export type UnansweredLineDecision = 'addAgain' | 'leaveOut' | 'undo'

/** Lines of documents and lists that were not, or may not have been, added to the cart. */
const additions = userRecords(
  'additions',
  { schema: v.object({ id: v.string(), ...addition }), keyOf: ({ id }) => id },
  ({ find, put }) => ({
    find: (id: string) => find(id) ?? blankAddition,
    update: (id: string, changed: Addition) => put({ id, ...changed }),
  }),
)

const adding = 'Adding…'
const runners = sessionActions<readonly AddableLine<string>[], readonly string[]>()

/**
 * Adds lines of documents and lists to the cart, and reports the outcome. Adding goes on after the user has left the screen.
 * @param name The name of the screen. Only two presses on the same screen count as a double press.
 */
export function useAddLinesToCart(name: string) {
  const session = useSession()
  const records = additions.of(session)
  const known = useSyncExternalStore(records.subscribe, records.current)
  const [runner] = useState(() => runners(session, name))
  const [progress, setProgress] = useState(adding)
  const [leftOut, setLeftOut] = useState<ReadonlyMap<string, Addition>>(new Map())
  const { run, isPending } = useAction(
    async (ready: readonly AddableLine<string>[]) => {
      const isSameSession = captureSession()
      setProgress(adding)
      const ids = ready.map(({ id }) => id)
      setLeftOut((before) => without(before, ids))
      const added: string[] = []
      const remove = (id: string) => {
        records.remove(id)
        added.push(id)
      }
      const { surplus } = await addReadyLines(session, {
        ready,
        records: { ...records, remove },
        onProgress: (done) => setProgress(`Adding ${done + 1} of ${ready.length}…`),
      })
      if (isSameSession()) report(added.length, ready.length, surplus)
      return added
    },
    { runner },
  )
  return {
    /**
     * @returns the ids of the lines that are in the cart afterwards
     * @throws the errors of `addReadyLines`
     */
    add: run,
    isPending,
    progress,
    /** Returns the addition of a line. Whenever an addition has changed, this is a new function. */
    additionOf: useCallback(
      (id: string) => {
        const found = known.find((line) => line.id === id)
        if (found) return withUnansweredProblem(found, isPending)
        return leftOut.has(id) ? { sent: null, problem: addToCartMessages.leftOut } : blankAddition
      },
      [known, leftOut, isPending],
    ),
    decide: useCallback(
      (id: string, decision: UnansweredLineDecision) => {
        const addition = leftOut.get(id) ?? records.find(id) ?? blankAddition
        if (decision === 'undo') records.update(id, addition)
        else records.remove(id)
        setLeftOut((before) => (decision === 'leaveOut' ? new Map(before).set(id, addition) : without(before, [id])))
      },
      [records, leftOut],
    ),
  }
}

function without(additions: ReadonlyMap<string, Addition>, ids: readonly string[]): ReadonlyMap<string, Addition> {
  return new Map([...additions].filter(([id]) => !ids.includes(id)))
}

function report(added: number, total: number, surplus: readonly string[]): void {
  const products = counted(added, 'product')
  if (surplus.length > 0) toasts.error(surplusMessage(surplus))
  else if (added === total) toasts.success(`${products} added to cart`)
  else toasts.error(`${added} of ${counted(total, 'product')} added to cart. What could not be added says why.`)
}
