import { Button, Dialog, Spinner, Stack, Status, Text, useAnnouncement } from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { useEffect, useMemo, useState } from 'react'
import { FailureDialog, useErrorDialog } from '../foundation/failures/FailureDialog.tsx'
import { useIsMounted } from '../foundation/failures/useIsMounted.ts'
import { counted } from '../foundation/lists/counted.ts'
import { useOwnCodes } from '../trade/catalogue/ownCodes.ts'
import { useAddToList } from '../trade/custom-lists/transferQueries.ts'
import { lineState, type LineState, summaryOf } from '../trade/order-text/lineState.ts'
import { useFindings } from '../trade/order-text/queries.ts'
import { readPastedText, type NewLine, textOfFile } from '../trade/order-text/readNewLines.ts'

interface LinesFromFileDialogProps {
  readonly list: CustomList
  readonly file: File
  readonly onClose: () => void
}

const noLines: readonly NewLine[] = []

/** Shows how many lines of a file can be added to the list, and what is wrong with each of the other lines. */
export function LinesFromFileDialog({ list, file, onClose }: LinesFromFileDialogProps) {
  const [read, setRead] = useState<Awaited<ReturnType<typeof readPastedText>>>()
  const failure = useErrorDialog()
  const { report } = failure
  const own = useOwnCodes()
  useEffect(() => {
    textOfFile(file)
      .then((text) => readPastedText(text, own))
      .then(setRead, report)
  }, [file, own, report])
  const lines = read?.lines ?? noLines
  const { findings, repeatFailed } = useFindings(useMemo(() => [...new Set(lines.map(({ code }) => code))], [lines]))
  const rows = lines.map((line, index) => ({
    key: `${file.name} ${index} ${line.text}`,
    line,
    state: lineState(line, findings.get(line.code)),
  }))
  const entries = rows.flatMap(({ key, state }) => (state.kind === 'ready' ? [{ key, ...state.entry }] : []))
  const isLooking = read === undefined || rows.some(({ state }) => state.kind === 'looking')
  const summary = lines.length === 0 ? 'No product was found in this file.' : summaryOf(rows.map(({ state }) => state))
  useAnnouncement(isLooking ? '' : summary)
  const addition = useAddToList()
  const isMounted = useIsMounted()
  const addNow = async () => {
    try {
      const success = `${counted(entries.length, 'line')} added to the list`
      await addition.run({ to: { listId: list.cartId }, entries, success })
      if (isMounted.current) onClose()
    } catch (error) {
      report(error)
    }
  }
  const left = rows.filter(({ state }) => state.kind !== 'ready' && state.kind !== 'looking')
  return (
    <Dialog
      title={`Add ${file.name} to “${list.name}”`}
      isOpen
      onClose={onClose}
      actions={
        <Button
          isDisabled={isLooking || entries.length === 0}
          isPending={addition.isPending}
          pendingLabel="Adding…"
          onPress={() => void addNow()}
        >
          {`Add ${counted(entries.length, 'line')}`}
        </Button>
      }
    >
      <Stack space="small">
        {read === undefined ? <Spinner label="Reading" /> : <Text>{summary}</Text>}
        {left.length > 0 && (
          <Stack as="ul" label="Lines that are left out" space="small">
            {left.map(({ key, line, state }) => (
              <Stack key={key} space="xxsmall">
                <Text as="span">{line.text}</Text>
                <Status tone="caution">{reasonOf(state)}</Status>
              </Stack>
            ))}
          </Stack>
        )}
        {(read?.notRead.length ?? 0) > 0 && (
          <Text size="small" tone="subdued">{`Not read: ${read?.notRead.join(' · ')}`}</Text>
        )}
        {left.some(({ state }) => state.kind === 'failed') && (
          <Button variant="secondary" onPress={repeatFailed}>
            Look up again
          </Button>
        )}
      </Stack>
      <FailureDialog
        message={failure.message}
        onClose={() => {
          failure.clear()
          // If the file could not be read, nothing can be added, so the dialog closes.
          if (read === undefined) onClose()
        }}
      />
    </Dialog>
  )
}

function reasonOf(state: LineState): string {
  if (state.kind === 'incomplete') return state.problem
  if (state.kind === 'failed') return 'Not looked up'
  return state.kind === 'choose' ? 'Several products have this name' : 'Nothing found for it'
}
