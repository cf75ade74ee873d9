import { useState } from 'react'
import { useAction } from '../foundation/api/useAction.ts'
import { counted } from '../foundation/lists/counted.ts'
import { sessionActions } from '../foundation/session/sessionPart.ts'
import { useSession } from '../foundation/session/useSession.ts'
import type { Added, AddableLine } from '../trade/cart/addInTurn.ts'
import { addReadyLines, settleLines } from '../trade/cart/additions.ts'
import { quickOrderDraft } from './quickOrderDraft.ts'

export interface QuickOrderAdded extends Added {
  /** The number of lines that remain in the draft. */
  readonly left: number
  /** The codes of the lines without an answer, which may be in the cart. */
  readonly doubtful: readonly string[]
}

const runners = sessionActions<readonly AddableLine<number>[], QuickOrderAdded>()

/** Adds lines of the draft to the cart, one after the other. Adding continues after the user has left the screen. */
export function useAddLines() {
  const session = useSession()
  const [runner] = useState(() => runners(session, 'quick-order'))
  return useAction(
    async (ready: readonly AddableLine<number>[]): Promise<QuickOrderAdded> => {
      const records = quickOrderDraft.of(session)
      // Reads the draft again: another tab may have added some of its lines to the cart.
      records.refresh()
      const lines = () => records.draft().lines
      const find = (id: number) => lines().find((line) => line.id === id)
      const outcome = await addReadyLines(session, { ready, records: { ...records, find } })
      const doubtful = lines().flatMap(({ sent, code }) => (sent === null ? [] : code))
      return { ...outcome, left: lines().length, doubtful }
    },
    { runner, success: addedSummary },
  )
}

/** Looks for lines without an answer in the cart. If the cart cannot be read, they stay as they are, and it throws. */
export function useSettleLines() {
  const session = useSession()
  return async (ready: readonly AddableLine<number>[]): Promise<void> => {
    const records = quickOrderDraft.of(session)
    const find = (id: number) => records.draft().lines.find((line) => line.id === id)
    await settleLines(session, { ready, records: { ...records, find } })
  }
}

/** A summary of the lines that were added to the cart, such as "45 added, 2 remain". */
export function addedSummary({ added, left }: QuickOrderAdded): string {
  return left === 0
    ? `${counted(added, 'line')} added to cart`
    : `${added} added, ${left} ${left === 1 ? 'remains' : 'remain'}`
}
