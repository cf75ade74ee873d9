import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { counted } from '../foundation/lists/counted.ts'
import { userRecords } from '../foundation/session/userRecords.ts'
import { useSession } from '../foundation/session/useSession.ts'
import type { NewLine } from '../trade/order-text/readNewLines.ts'
import { addLines, orderLine, type OrderLine } from './orderLine.ts'

const stored = v.object({ lines: v.array(orderLine), notRead: v.array(v.string()) })
type QuickOrderDraft = Readonly<v.InferOutput<typeof stored>>

/** A removed line and its index in the list before the removal. */
export interface Removed {
  readonly line: OrderLine
  readonly at: number
}

const empty: QuickOrderDraft = { lines: [], notRead: [] }

/** The user's lines that are not in the cart yet. They survive a reload and an expired session. */
export const quickOrderDraft = userRecords(
  'quick-order',
  {
    schema: stored,
    keyOf: () => '',
    unfinishedWork: ([draft = empty]) =>
      draft.lines.length === 0
        ? []
        : [
            {
              title: `Your quick order has ${counted(draft.lines.length, 'line')} that are not in the cart.`,
              advice: 'Add them to the cart first, or they are lost.',
            },
          ],
  },
  ({ current, change }) => {
    const draft = () => current()[0] ?? empty
    const changeDraft = (changed: (latest: QuickOrderDraft) => QuickOrderDraft) =>
      change(([latest = empty]) => [changed(latest)])
    return {
      draft,
      /** @returns how many of the lines were merged with existing ones */
      add: (lines: readonly NewLine[], notRead: readonly string[] = []): number => {
        let merged = 0
        changeDraft((latest) => {
          const added = addLines(latest.lines, lines)
          merged = added.merged
          return { lines: [...added.lines], notRead: [...latest.notRead, ...notRead] }
        })
        return merged
      },
      /** @returns false if the session has ended, in which case nothing is stored */
      update: (id: number, changed: Partial<Omit<OrderLine, 'id'>>): boolean =>
        changeDraft((latest) => ({
          ...latest,
          lines: latest.lines.map((line) => (line.id === id ? { ...line, ...changed } : line)),
        })),
      /**
       * Sets the code of a line after the customer has corrected the code or chosen a product.
       * @returns whether the line was merged with another line
       */
      setCode: (id: number, code: string): boolean => {
        let isMerged = false
        changeDraft((latest) => {
          const corrected = latest.lines
            .filter((line) => line.id === id)
            .map((line) => ({ ...line, code, problem: '' }))
          const { lines, merged } = addLines(
            latest.lines.filter((line) => line.id !== id),
            corrected,
          )
          isMerged = merged > 0
          return isMerged
            ? { ...latest, lines: [...lines] }
            : { ...latest, lines: latest.lines.map((line) => (line.id === id ? (corrected[0] ?? line) : line)) }
        })
        return isMerged
      },
      /** @returns the line to pass to `restore`; undefined if there is no such line */
      remove: (id: number): Removed | undefined => {
        const at = draft().lines.findIndex((line) => line.id === id)
        const line = draft().lines[at]
        changeDraft((latest) => ({ ...latest, lines: latest.lines.filter((other) => other.id !== id) }))
        return line && { line, at }
      },
      /** Restores a line under a new id, because another line may have its old id by now. */
      restore: ({ line, at }: Removed) =>
        void changeDraft((latest) => {
          const id = Math.max(0, ...latest.lines.map((other) => other.id)) + 1
          return { ...latest, lines: latest.lines.toSpliced(at, 0, { ...line, id }) }
        }),
      forgetNotRead: () => void changeDraft((latest) => ({ ...latest, notRead: [] })),
      clear: () => void changeDraft(() => empty),
    }
  },
)

export function useQuickOrderDraft() {
  const records = quickOrderDraft.of(useSession())
  return { records, ...useSyncExternalStore(records.subscribe, records.draft) }
}
