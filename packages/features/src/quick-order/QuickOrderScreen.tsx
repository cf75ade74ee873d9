import { announce, Banner, Stack } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { useCallback, useRef, useState } from 'react'
import { messageOf } from '../foundation/failures/failures.ts'
import { toasts } from '../foundation/failures/toasts.ts'
import { counted } from '../foundation/lists/counted.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { routes } from '../routes.ts'
import { useOwnCodes } from '../trade/catalogue/ownCodes.ts'
import { readPastedText, readTypedText, textOfFile } from '../trade/order-text/readNewLines.ts'
import { AddLine } from './AddLine.tsx'
import { useAddByCodeText, usePastedText } from './incomingText.ts'
import { OrderLines } from './OrderLines.tsx'
import type { QuickOrderAdded } from './queries.ts'
import { useQuickOrderDraft, type Removed } from './quickOrderDraft.ts'
import { AddedBanner, NotReadLines, RemovedOrderLines } from './QuickOrderNotes.tsx'

/** Quick order: lines with codes and quantities that customers type, scan or paste, and add to the cart together. */
export function QuickOrderScreen() {
  const { records, notRead } = useQuickOrderDraft()
  const own = useOwnCodes()
  const [spokenCode, setSpokenCode] = useState('')
  const forgetSpoken = useCallback(() => setSpokenCode(''), [])
  const [refusal, setRefusal] = useState('')
  const [outcome, setOutcome] = useState<QuickOrderAdded>()
  const [removals, setRemovals] = useState<readonly Removed[]>([])
  const remove = useCallback(
    (id: number) => {
      const removed = records.remove(id)
      if (removed) setRemovals((before) => [...before, removed])
    },
    [records],
  )

  const addTyped = async (text: string, product?: Product) => {
    const typed = await readTypedText(text, own)
    // If the customer chose a product, the line gets that product's code. Everything else comes from the first line that
    // the typed text contains.
    const added = product ? typed.slice(0, 1).map((line) => ({ ...line, code: product.productId })) : typed
    records.add(added)
    setSpokenCode(added.length === 1 ? (added[0]?.code ?? '') : '')
  }
  const addPasted = async (pasted: string | File) => {
    const read = await readPastedText(typeof pasted === 'string' ? pasted : await textOfFile(pasted), own)
    const merged = records.add(read.lines, read.notRead)
    setSpokenCode('')
    setRefusal(read.isCut ? `Only the first ${read.lines.length} lines were read. The others are kept below.` : '')
    if (read.lines.length === 0) toasts.error('No product was found in this text.')
    // The lines show what was read, and a banner what was not.
    else announce(pastedSummary(read.lines.length, merged, read.notRead.length))
  }
  const turn = useRef(Promise.resolve())
  /**
   * Adds texts in the sequence in which they arrive. The code that reads texts is loaded with the first text. Without a
   * queue, the first text would wait for the code and could be added after the second.
   */
  const inTurn = (add: () => Promise<void>) => {
    turn.current = turn.current.then(add).catch((error: unknown) => setRefusal(messageOf(error)))
  }
  const paste = (pasted: string | File) => inTurn(() => addPasted(pasted))
  usePastedText(paste)
  useAddByCodeText((text) => inTurn(() => addTyped(text)))

  return (
    <Screen title={routes.quickOrder.title}>
      <Stack space="medium">
        <AddLine onAdd={(text, product) => inTurn(() => addTyped(text, product))} />
        {refusal !== '' && (
          <Banner tone="critical" onDismiss={() => setRefusal('')}>
            {refusal}
          </Banner>
        )}
        {outcome && <AddedBanner outcome={outcome} onDismiss={() => setOutcome(undefined)} />}
        <RemovedOrderLines
          removals={removals}
          onUndo={(removal) => {
            records.restore(removal)
            setRemovals((before) => before.filter((other) => other !== removal))
            announce(`${removal.line.code} is back`)
          }}
          onDismiss={() => setRemovals([])}
        />
        <NotReadLines texts={notRead} onDismiss={records.forgetNotRead} />
        <OrderLines
          spokenCode={spokenCode}
          onEdit={forgetSpoken}
          onRemove={remove}
          onAdded={setOutcome}
          onFile={paste}
        />
      </Stack>
    </Screen>
  )
}

/** A summary of the lines that were read from a pasted text. */
function pastedSummary(read: number, merged: number, notRead: number): string {
  return [
    `${counted(read, 'line')} read`,
    ...(merged > 0 ? [`${merged} merged with others`] : []),
    ...(notRead > 0 ? [`${notRead} not read`] : []),
  ].join(', ')
}
