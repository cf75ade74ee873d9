import {
  afterTypingMs,
  announce,
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  Hidden,
  Inline,
  RowGrid,
  Stack,
  SummaryBar,
  Text,
  useAnnouncement,
} from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { useCallback, useMemo, useRef, useState } from 'react'
import { FailureDialog, useErrorDialog } from '../foundation/failures/FailureDialog.tsx'
import { messageOf } from '../foundation/failures/failures.ts'
import { toasts } from '../foundation/failures/toasts.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { useTaxLabels } from '../foundation/settings/useTaxLabels.ts'
import { routes } from '../routes.ts'
import { useSeePrices } from '../trade/catalogue/listPreferences.ts'
import { SeePrices } from '../trade/catalogue/SeePrices.tsx'
import { lineState } from '../trade/order-text/lineState.ts'
import { useFindings } from '../trade/order-text/queries.ts'
import { readPastedText, readTypedText } from '../trade/order-text/readNewLines.ts'
import { summaryOf } from '../trade/order-text/summaryOf.ts'
import { addedSummary, readSummary } from './addedSummary.ts'
import { AddLine } from './AddLine.tsx'
import { ClearLines } from './ClearLines.tsx'
import { NotReadLines } from './NotReadLines.tsx'
import { OrderLineRow } from './OrderLineRow.tsx'
import { useAddLines, type QuickOrderAdded } from './queries.ts'
import { useQuickOrderDraft, type Removed } from './quickOrderDraft.ts'
import { RemovedOrderLines } from './RemovedOrderLines.tsx'
import { textOfFile } from '../trade/order-text/textOfFile.ts'
import { useArrivingText } from './useArrivingText.ts'
import { usePastedText } from './usePastedText.ts'

/** Quick order: lines of codes and quantities, typed, scanned or pasted, which are added to the cart together. */
export function QuickOrderScreen() {
  const { records, lines, notRead } = useQuickOrderDraft()
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
    const typed = await readTypedText(text)
    // Of a chosen product only the quantity was typed.
    const added = product ? typed.slice(0, 1).map((line) => ({ ...line, code: product.productId })) : typed
    const merged = records.add(added)
    const last = added.at(-1)
    announce(`${last?.code ?? ''}, ${last?.lengths || last?.quantity || 'no quantity'}${merged > 0 ? ', merged' : ''}`)
  }
  const addPasted = async (pasted: string | File) => {
    const read = await readPastedText(typeof pasted === 'string' ? pasted : await textOfFile(pasted))
    const merged = records.add(read.lines, read.notRead)
    if (read.lines.length === 0) toasts.error('No product was found in this text.')
    else toasts.success(readSummary(read.lines.length, merged, read.notRead.length))
  }
  const turn = useRef(Promise.resolve())
  /** Adds one text after the other. The first one may take longer, because the code that reads texts is loaded for it. */
  const inTurn = (add: () => Promise<void>) => {
    turn.current = turn.current.then(add).catch((error: unknown) => toasts.error(messageOf(error)))
  }
  const paste = (pasted: string | File) => inTurn(() => addPasted(pasted))
  usePastedText(paste)
  useArrivingText((text) => inTurn(() => addTyped(text)))

  return (
    <Screen title={routes.quickOrder.title}>
      <Stack space="medium">
        <AddLine onAdd={(text, product) => inTurn(() => addTyped(text, product))} onFile={paste} />
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
        <NotReadLines texts={notRead} onForget={records.forgetNotRead} />
        {lines.length === 0 ? (
          <EmptyState title="No lines yet." icon="cart">
            Type or scan a code and a quantity, such as FX100017 12, and press Enter.
          </EmptyState>
        ) : (
          <Lines onRemove={remove} onAdded={setOutcome} />
        )}
      </Stack>
    </Screen>
  )
}

interface AddedBannerProps {
  readonly outcome: QuickOrderAdded
  readonly onDismiss: () => void
}

/** The sum of what was added. The toast has announced it. */
function AddedBanner({ outcome, onDismiss }: AddedBannerProps) {
  const { surplus, added } = outcome
  const warning =
    surplus.length > 0 && ` Your cart holds more than it should of ${surplus.join(', ')}: look at it before you order.`
  return (
    <Banner
      tone={surplus.length > 0 ? 'caution' : added > 0 ? 'positive' : 'neutral'}
      announcement={warning || ''}
      action={<ButtonLink href={routes.cart.href()}>Review Cart</ButtonLink>}
      onDismiss={onDismiss}
    >
      {`${addedSummary(outcome)}.${warning || ''}`}
    </Banner>
  )
}

interface LinesProps {
  readonly onRemove: (id: number) => void
  readonly onAdded: (outcome: QuickOrderAdded) => void
}

function Lines({ onRemove, onAdded }: LinesProps) {
  const { records, lines } = useQuickOrderDraft()
  const [seePrices, setSeePrices] = useSeePrices()
  const codes = useMemo(() => [...new Set(lines.map(({ code }) => code))], [lines])
  const { findings, repeatFailed } = useFindings(codes)
  const states = lines.map((line) => lineState(line, findings.get(line.code)))
  const ready = lines.flatMap(({ id }, index) => {
    const state = states[index]
    return state?.kind === 'ready' ? [{ id, entry: state.entry }] : []
  })
  const summary = summaryOf(states)
  useAnnouncement(states.some(({ kind }) => kind === 'looking') ? '' : summary, { afterMs: afterTypingMs })
  const { run, isPending } = useAddLines()
  const failure = useErrorDialog()
  const setCode = useCallback(
    (id: number, code: string) => {
      if (records.setCode(id, code)) announce(`Merged with the other line of ${code}`)
    },
    [records],
  )
  const addAll = () => void run(ready).then(onAdded, failure.report)
  const button = (
    <Button icon="cart" isDisabled={ready.length === 0} isPending={isPending} pendingLabel="Adding…" onPress={addAll}>
      {`Add ${ready.length} to cart`}
    </Button>
  )
  return (
    <>
      <Inline space="small" justify="between">
        <Text>{summary}</Text>
        <Inline space="small">
          <SeePrices value={seePrices} onChange={setSeePrices} />
          {states.some(({ kind }) => kind === 'failed') && (
            <Button variant="secondary" onPress={repeatFailed}>
              Look up again
            </Button>
          )}
          <ClearLines onClear={records.clear} />
          <Hidden below="tablet">{button}</Hidden>
        </Inline>
      </Inline>
      <RowGrid label="Lines" columns={useColumns(seePrices)}>
        {lines.map((line) => (
          <OrderLineRow
            key={line.id}
            line={line}
            finding={findings.get(line.code)}
            showPrices={seePrices}
            onChange={records.update}
            onCode={setCode}
            onRemove={onRemove}
          />
        ))}
      </RowGrid>
      <SummaryBar label="Quick order" action={button}>
        <Text as="div" size="small" tone="subdued">
          {summary}
        </Text>
      </SummaryBar>
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </>
  )
}

function useColumns(showPrices: boolean) {
  const { listTax } = useTaxLabels()
  // The rows read the headers from a context, so a new object would render all rows again.
  return useMemo(
    () => ({
      picture: '',
      name: 'Product',
      stock: 'Stock',
      ...(showPrices && { price: `Price ${listTax}` }),
      unit: 'Unit',
      quantity: 'Quantity',
      tool: '',
    }),
    [listTax, showPrices],
  )
}
