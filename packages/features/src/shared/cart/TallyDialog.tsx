import { Button, Dialog, Stack, Text } from '@trade-portal/design-system'
import type { Tally } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { FailureDialog, useFailure } from '../failures/FailureDialog.tsx'
import { useAddToCart, useUpdateCartLine } from './queries.ts'
import { cleanTally, totalLength } from './tally.ts'
import { TallyRows } from './TallyRows.tsx'

export interface TallyDialogProps {
  readonly productId: string
  readonly name: string
  readonly unit: string
  /** The line to change. Without it a new line is added. */
  readonly line?: { readonly lineId: string; readonly tallies: readonly Tally[] }
  readonly onClose: () => void
}

/** Adds or changes a cart line that is made of lengths and quantities. */
export function TallyDialog({ productId, name, unit, line, onClose }: TallyDialogProps) {
  const [rows, setRows] = useState<readonly Tally[]>(
    line !== undefined && line.tallies.length > 0 ? line.tallies : [{ length: 0, quantity: 1 }],
  )
  const failure = useFailure()
  const add = useAddToCart()
  const update = useUpdateCartLine()
  const total = totalLength(rows)

  const save = async () => {
    if (total === 0) return
    const entry = { productId, unit, quantity: total, tallies: cleanTally(rows) }
    try {
      if (line) await update.run({ ...entry, lineId: line.lineId })
      else await add.run(entry)
      onClose()
    } catch (error) {
      failure.report(error)
    }
  }

  return (
    <Dialog
      title={`Tally: ${name}`}
      isOpen
      onClose={onClose}
      actions={
        <Button
          isDisabled={total === 0}
          isPending={add.isPending || update.isPending}
          pendingLabel="Saving…"
          onPress={() => void save()}
        >
          {line ? 'Update cart' : 'Add to cart'}
        </Button>
      }
    >
      <Stack space="medium">
        <TallyRows rows={rows} onChange={setRows} />
        <Text numeric weight="strong">
          Total length: {total.toFixed(2)} m
        </Text>
      </Stack>
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </Dialog>
  )
}
