import type { CartLine } from '@trade-portal/supplier-api'
import { lineKey, type LineIds } from './lineKey.ts'

/**
 * A function that returns the changed line, or null to remove the line. It must set values, not add to them, because it may
 * be called twice.
 */
export type LineChange = (line: CartLine) => CartLine | null

interface LineChangesInput {
  /** The lines that are shown. */
  readonly read: () => readonly CartLine[] | undefined
  readonly show: (lines: CartLine[]) => void
  /** Delays refetches of the cart during changes. @returns a function that ends the delay and refetches once */
  readonly defer: () => () => void
  /** Runs the writes of a line, possibly after a wait. Rejects if the lines must no longer be changed. */
  readonly run: (writes: () => Promise<void>) => Promise<void>
}

interface Write {
  readonly change: LineChange
  readonly send: () => Promise<unknown>
  readonly outcome: PromiseWithResolvers<void>
}

/** The pending writes of one line: `sent` is under way, and `next`, the newest write, waits for the answer to `sent`. */
interface LineWrites {
  sent: Write
  next: Write | undefined
}

export type LineChanges = ReturnType<typeof createLineChanges>

/**
 * Changes the lines of one cart. A change is shown at once, and undone if the supplier refuses it. Each line has at most
 * one write under way. If a line is changed several times during a write, only the last change is sent. Lines that the
 * supplier returns meanwhile are shown with the unconfirmed changes applied to them.
 */
export function createLineChanges({ read, show, defer, run }: LineChangesInput) {
  /** By the key of the line. */
  const pending = new Map<string, LineWrites>()
  /**
   * The lines as the supplier has confirmed them, without the unconfirmed changes. They are only kept up to date while there
   * are unconfirmed changes.
   */
  let confirmed: readonly CartLine[] = []
  let release: () => void = () => undefined

  const shown = () =>
    confirmed.flatMap((line) => {
      const writes = pending.get(lineKey(line))
      const changed = writes ? (writes.next ?? writes.sent).change(line) : line
      return changed ?? []
    })

  const confirm = (key: string, change: LineChange) => {
    confirmed = confirmed.flatMap((line) => (lineKey(line) === key ? (change(line) ?? []) : line))
  }

  /**
   * Sends the writes of a line one after another. If a write fails, its promise `outcome` rejects. If a newer write is
   * waiting, `outcome` resolves instead, because the newer write replaces the failed one.
   */
  const sendInTurn = async (key: string, writes: LineWrites) => {
    // If a change is made while the first write waits to be sent, the write of this change replaces the first one.
    if (writes.next) writes.sent.outcome.resolve()
    for (let write: Write | undefined = writes.next ?? writes.sent; write; write = writes.next) {
      writes.sent = write
      writes.next = undefined
      const refusal: { readonly error: unknown } | undefined = await write.send().then(
        () => undefined,
        (error: unknown) => ({ error }),
      )
      if (!refusal) confirm(key, write.change)
      if (refusal && !writes.next) settle(key, () => write?.outcome.reject(refusal.error))
      else if (writes.next) write.outcome.resolve()
      else settle(key, () => write?.outcome.resolve())
    }
  }

  /** Ends the writes of a line after the last one was answered, or after `run` has refused to send them. */
  const settle = (key: string, report: () => void) => {
    pending.delete(key)
    show(shown())
    report()
    if (pending.size === 0) release()
  }

  /** Rejects the newest change of a line, because `run` has refused to send it. */
  const refuse = (key: string, { sent, next }: LineWrites, error: unknown) => {
    if (next) sent.outcome.resolve()
    settle(key, () => (next ?? sent).outcome.reject(error))
  }

  return {
    /** Adds the unconfirmed changes to lines that the supplier has returned. @returns the lines to show */
    received: (lines: CartLine[]): CartLine[] => {
      if (pending.size === 0) return lines
      confirmed = lines
      return shown()
    },
    /**
     * Changes a line. Resolves when the supplier has confirmed the change, or a newer change of the same line has replaced
     * it.
     * @throws the error of `send` or of `run`
     */
    change: (line: LineIds, change: LineChange, send: () => Promise<unknown>): Promise<void> => {
      const key = lineKey(line)
      const write: Write = { change, send, outcome: Promise.withResolvers() }
      if (pending.size === 0) {
        confirmed = read() ?? []
        release = defer()
      }
      const writes = pending.get(key)
      if (writes) {
        writes.next?.outcome.resolve()
        writes.next = write
      } else {
        const first: LineWrites = { sent: write, next: undefined }
        pending.set(key, first)
        run(() => sendInTurn(key, first)).catch((error: unknown) => refuse(key, first, error))
      }
      show(shown())
      return write.outcome.promise
    },
  }
}
