import { Button, Dialog } from '@trade-portal/design-system'
import type { Tally } from '@trade-portal/supplier-api'
import { FailureDialog, useFailure } from '../failures/FailureDialog.tsx'
import { toasts } from '../notices/toasts.ts'
import { useAddToCart, useUpdateCartLine } from './queries.ts'
import { cleanTally, totalLength } from './tally.ts'
import type { UnitPrice } from './tallyCost.ts'
import { TallyRows } from './TallyRows.tsx'
import { TallyTotal } from './TallyTotal.tsx'
import { useTallyRows } from './useTallyRows.ts'

export interface TallyDialogProps {
  readonly productId: string
  readonly name: string
  readonly unit: string
  /** Left out where the price for this unit is not known. */
  readonly price?: UnitPrice | undefined
  /** The line to change. Without it a new line is added. */
  readonly line?: { readonly lineId: string; readonly tallies: readonly Tally[] }
  readonly onClose: () => void
}

/** Adds or changes a cart line that is made of lengths and quantities. */
export function TallyDialog({ productId, name, unit, price, line, onClose }: TallyDialogProps) {
  const tally = useTallyRows(line?.tallies ?? [])
  const failure = useFailure()
  const add = useAddToCart()
  const update = useUpdateCartLine()
  const total = totalLength(tally.entries)

  const save = async () => {
    if (total === 0) return
    const entry = { productId, unit, quantity: total, tallies: cleanTally(tally.entries) }
    try {
      if (line) {
        await update.run({ ...entry, lineId: line.lineId })
        toasts.tell(`Cart updated, ${total} m of ${name}`)
      } else await add.run(entry)
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
      summary={<TallyTotal metres={total} price={price} isCartPrice={line !== undefined} />}
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
      <TallyRows tally={tally} />
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </Dialog>
  )
}
