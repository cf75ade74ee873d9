import {
  typingDebounceMs,
  announce,
  Button,
  ConfirmDialog,
  Hidden,
  Inline,
  RowGrid,
  SummaryBar,
  Text,
  useAnnouncement,
} from '@trade-portal/design-system'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { FailureDialog, useErrorDialog } from '../foundation/failures/FailureDialog.tsx'
import { withUnansweredProblem } from '../trade/cart/addInTurn.ts'
import { SeePricesCheckbox, useSeePrices } from '../trade/catalogue/ListControls.tsx'
import { useProductColumns } from '../trade/catalogue/useProductColumns.ts'
import { lineState, summaryOf } from '../trade/order-text/lineState.ts'
import { useFindings } from '../trade/order-text/queries.ts'
import { OrderLineRow } from './OrderLineRow.tsx'
import { useAddLines, type QuickOrderAdded } from './queries.ts'
import type { OrderLine } from './orderLine.ts'
import { useQuickOrderDraft } from './quickOrderDraft.ts'

const toolColumn = { tool: '' }

interface OrderLinesProps {
  readonly onRemove: (id: number) => void
  readonly onAdded: (outcome: QuickOrderAdded) => void
}

export function OrderLines({ onRemove, onAdded }: OrderLinesProps) {
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
  useAnnouncement(states.some(({ kind }) => kind === 'looking') ? '' : summary, { afterMs: typingDebounceMs })
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
        {/* On phones and tablets, the summary is in the bar at the lower edge. */}
        <Hidden below="desktop">
          <Text>{summary}</Text>
        </Hidden>
        <Inline space="small">
          <SeePricesCheckbox value={seePrices} onChange={setSeePrices} />
          {states.some(({ kind }) => kind === 'failed') && (
            <Button variant="secondary" onPress={repeatFailed}>
              Look up again
            </Button>
          )}
          <ClearLines onClear={records.clear} />
          <Hidden below="desktop">{button}</Hidden>
        </Inline>
      </Inline>
      <RowGrid label="Lines" columns={useProductColumns(seePrices, { last: toolColumn })}>
        {useRenderedLines(lines).map((line) => (
          <OrderLineRow
            key={line.id}
            line={withUnansweredProblem(line, isPending)}
            finding={findings.get(line.code)}
            showPrices={seePrices}
            onChange={records.update}
            onCode={setCode}
            onRemove={onRemove}
          />
        ))}
      </RowGrid>
      <SummaryBar label="Quick order" note={summary} action={button} />
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </>
  )
}

/** Removes all lines after a confirmation, because that cannot be undone. */
function ClearLines({ onClear }: { readonly onClear: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" tone="critical" icon="bin" onPress={() => setIsAsking(true)}>
        Clear All
      </Button>
      <ConfirmDialog
        title="Clear the quick order?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        keepLabel="Keep the lines"
        confirmLabel="Clear All"
        pendingLabel="Clearing…"
        isPending={false}
        onConfirm={onClear}
      >
        <Text>All lines are removed. This cannot be undone. The cart stays as it is.</Text>
      </ConfirmDialog>
    </>
  )
}

/** How many lines to render first: more than a large screen can show. */
const firstLines = 30

/**
 * The lines to render. Only the first `firstLines` lines are rendered at first, and all lines once these have been painted.
 */
function useRenderedLines(lines: readonly OrderLine[]): readonly OrderLine[] {
  const newest = Math.max(0, ...lines.map(({ id }) => id))
  const newestRendered = useDeferredValue(newest, 0)
  return lines.filter(({ id }, index) => index < firstLines || id <= newestRendered)
}
