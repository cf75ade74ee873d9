import {
  typingDebounceMs,
  announce,
  Button,
  EmptyState,
  FileButton,
  Hidden,
  Inline,
  RowGrid,
  Stack,
  SummaryBar,
  Text,
  useAnnouncement,
} from '@trade-portal/design-system'
import { now, startTimer } from '@trade-portal/design-system/time'
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { FailureDialog, useErrorDialog } from '../foundation/failures/FailureDialog.tsx'
import { counted } from '../foundation/lists/counted.ts'
import { maxArrivalDelayMs, withUnansweredProblem, type AddableLine } from '../trade/cart/addInTurn.ts'
import { SeePricesCheckbox, useSeePrices } from '../trade/catalogue/ListControls.tsx'
import { useProductColumns } from '../trade/catalogue/useProductColumns.ts'
import { lineState, stateWords, summaryOf, type LineState } from '../trade/order-text/lineState.ts'
import { useFindings } from '../trade/order-text/queries.ts'
import { textFiles } from '../trade/order-text/readNewLines.ts'
import type { OrderLine } from './orderLine.ts'
import { OrderLineRow } from './OrderLineRow.tsx'
import { useAddLines, useSettleLines, type QuickOrderAdded } from './queries.ts'
import { useQuickOrderDraft } from './quickOrderDraft.ts'
import { QuickOrderMenu } from './QuickOrderMenu.tsx'

const lineControls = { unit: 'Unit', quantity: 'Quantity', tool: '' }

interface OrderLinesProps {
  /** The code of the line that was typed last. It is announced when it has been looked up; '' for all lines in numbers. */
  readonly spokenCode: string
  readonly onEdit: () => void
  readonly onRemove: (id: number) => void
  readonly onAdded: (outcome: QuickOrderAdded) => void
  readonly onFile: (file: File) => void
}

export function OrderLines({ spokenCode, onEdit, onRemove, onAdded, onFile }: OrderLinesProps) {
  const { records, lines } = useQuickOrderDraft()
  const [seePrices, setSeePrices] = useSeePrices()
  const codes = useMemo(() => [...new Set(lines.map(({ code }) => code))], [lines])
  const { findings, repeatFailed } = useFindings(codes)
  const states = lines.map((line) => lineState(line, findings.get(line.code)))
  const nameOf = (code: string) => {
    const finding = findings.get(code)
    return finding?.kind === 'found' ? finding.product.name : code
  }
  const ready = lines.flatMap(({ id, code }, index) => {
    const state = states[index]
    return state?.kind === 'ready' ? [{ id, entry: state.entry, name: nameOf(code) }] : []
  })
  const { run, isPending } = useAddLines()
  const counts = lines.map(({ sent }, index): Pick<LineState, 'kind'> =>
    sent !== null && !isPending ? { kind: 'doubtful' } : (states[index] ?? { kind: 'looking' }),
  )
  const summary = summaryOf(counts)
  const spokenAt = lines.findIndex(({ code }) => code.toLowerCase() === spokenCode.toLowerCase())
  const spoken = lines[spokenAt]
  const message = spoken ? lineInWords(spoken, nameOf(spoken.code), counts[spokenAt]?.kind) : summary
  useAnnouncement(lines.length === 0 || states.some(({ kind }) => kind === 'looking') ? '' : message, {
    afterMs: typingDebounceMs,
  })
  useSettling(ready, lines, isPending)
  const failure = useErrorDialog()
  const setCode = useCallback(
    (id: number, code: string) => {
      if (records.setCode(id, code)) announce(`Merged with the other line of ${code}`)
    },
    [records],
  )
  const change = useCallback(
    (id: number, changed: Partial<Omit<OrderLine, 'id'>>) => {
      onEdit()
      records.update(id, changed)
    },
    [records, onEdit],
  )
  const addAll = () => void run(ready.map(({ id, entry }) => ({ id, entry }))).then(onAdded, failure.report)
  const columns = useProductColumns(seePrices, lineControls)
  const rendered = useRenderedLines(lines)
  const button = (
    <Button icon="cart" isDisabled={ready.length === 0} isPending={isPending} pendingLabel="Adding…" onPress={addAll}>
      {`Add ${ready.length} to cart`}
    </Button>
  )
  const menu = <QuickOrderMenu goods={ready} hasLines={lines.length > 0} onFile={onFile} onClear={records.clear} />
  if (lines.length === 0)
    return (
      <>
        {menu}
        <EmptyState
          isOnSheet
          title="No lines yet."
          icon="cart"
          action={
            <FileButton accept={textFiles} onFile={onFile}>
              Open a file
            </FileButton>
          }
        >
          Type or scan a code and a quantity, such as FX100017 12, and add it. Or paste a list, an e-mail or a CSV file.
        </EmptyState>
      </>
    )
  return (
    <>
      {menu}
      <Stack space="xsmall">
        <Inline space="small" justify="between">
          <Text>{summary}</Text>
          <Inline space="small">
            <SeePricesCheckbox value={seePrices} onChange={setSeePrices} />
            {states.some(({ kind }) => kind === 'failed') && (
              <Button variant="secondary" onPress={repeatFailed}>
                Look up again
              </Button>
            )}
            <Hidden below="desktop">{button}</Hidden>
          </Inline>
        </Inline>
        <RowGrid label="Lines" columns={columns} hasUnits={seePrices} caption={seePrices ? columns.price : undefined}>
          {rendered.map((line) => (
            <OrderLineRow
              key={line.id}
              line={withUnansweredProblem(line, isPending)}
              finding={findings.get(line.code)}
              showPrices={seePrices}
              onChange={change}
              onCode={setCode}
              onRemove={onRemove}
            />
          ))}
        </RowGrid>
      </Stack>
      <SummaryBar label="Quick order" note={`${ready.length} of ${counted(lines.length, 'line')}`} action={button} />
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </>
  )
}

/** A line for the ear, such as "Joist Hanger 45 x 90 mm, 12, ready". */
function lineInWords({ quantity, lengths, merged }: OrderLine, name: string, kind: LineState['kind'] = 'looking') {
  const word = stateWords.find(([other]) => other === kind)?.[1]
  return [name, lengths || quantity || 'no quantity', ...(merged > 1 ? ['merged'] : []), word].join(', ')
}

/**
 * Looks for lines without an answer in the cart, once their calls cannot arrive any more. If the cart cannot be read, it
 * looks again after the same time.
 */
function useSettling(ready: readonly AddableLine<number>[], lines: readonly OrderLine[], isAdding: boolean) {
  const settle = useSettleLines()
  const settleNow = useEffectEvent(() => settle(ready))
  const [failedAt, setFailedAt] = useState(0)
  // Only ready lines can be looked for. After a reload no line is ready until it has been looked up.
  const readyIds = new Set(ready.map(({ id }) => id))
  const sentAt = isAdding ? [] : lines.flatMap(({ id, sent }) => (sent && readyIds.has(id) ? sent.at : []))
  const dueAt = sentAt.length === 0 ? null : Math.max(failedAt, ...sentAt) + maxArrivalDelayMs
  useEffect(() => {
    if (dueAt === null) return
    const settleOrWait = () => void settleNow().catch(() => setFailedAt(now()))
    const timer = startTimer(settleOrWait, Math.max(0, dueAt - now()))
    return () => timer.cancel()
    // The number of lines is a dependency, because a line that was sent before the others may become ready after them.
  }, [dueAt, sentAt.length])
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
