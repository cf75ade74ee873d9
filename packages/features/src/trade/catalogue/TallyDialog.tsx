import { Button, Dialog, focusFirstInvalid, type MenuEntry } from '@trade-portal/design-system'
import type { Tally } from '@trade-portal/supplier-api'
import { useRef, useState } from 'react'
import { FailureDialog, useErrorDialog } from '../../foundation/failures/FailureDialog.tsx'
import { ActionError } from '../../foundation/failures/failures.ts'
import { captureToast } from '../../foundation/failures/sessionScope.ts'
import { useIsMounted } from '../../foundation/failures/useIsMounted.ts'
import { MoreActions } from '../../foundation/screens/MoreActions.tsx'
import { routes } from '../../routes.ts'
import { useAddToCart } from '../cart/queries.ts'
import type { Goods } from '../custom-lists/addToList.ts'
import { AddToListDialog, useCanAddToList } from '../custom-lists/AddToListButton.tsx'
import { usePriceForCustomer, usePricing } from '../customer-prices/pricing.ts'
import { useTaxLabels } from '../customer/useTaxLabels.ts'
import { lengthsText } from '../orders/goodsText.ts'
import { notStocked } from './notStocked.ts'
import { cleanTally, totalLength } from './tally.ts'
import { tallyCost, type UnitPrice } from './tallyCost.ts'
import { TallyEntries, useStockedChoice } from './TallyEntries.tsx'
import { useChangeTallies } from './tallyQueries.ts'
import { TallyTotal } from './TallyTotal.tsx'
import { useTallyRows } from './useTallyRows.ts'

export interface TallyDialogProps {
  readonly productId: string
  readonly name: string
  readonly unit: string
  /** Undefined if the price for this unit is unknown. */
  readonly price?: UnitPrice | undefined
  /** The cart line to change. Without it, a new line is added. */
  readonly line?: { readonly lineId: string; readonly tallies: readonly Tally[] }
  readonly onClose: () => void
}

/** Adds or changes the cart line of a tally, which is a list of lengths with a quantity each. */
export function TallyDialog({ productId, name, unit, price, line, onClose }: TallyDialogProps) {
  const lengths = useStockedChoice(productId)
  const { tally: priced, change: changePricing } = usePricing()
  const tallyKey = JSON.stringify([productId, unit, line?.lineId])
  const kept = priced?.key === tallyKey ? priced.tallies : undefined
  const tally = useTallyRows(kept ?? line?.tallies ?? [], lengths.stocked)
  const failure = useErrorDialog()
  const isMounted = useIsMounted()
  const add = useAddToCart()
  const change = useChangeTallies()
  const saveButton = useRef<HTMLButtonElement>(null)
  const tallies = cleanTally(tally.entries)
  const total = totalLength(tally.entries)
  const refusal = notStocked(lengths.known, tally.entries)

  const save = async () => {
    if (total === 0) return
    const dialog = saveButton.current?.closest<HTMLElement>('[role=dialog]')
    if (dialog && focusFirstInvalid(dialog)) return
    if (refusal !== undefined) return failure.report(new ActionError(refusal))
    const entry = { productId, unit, quantity: total, tallies }
    const showToast = captureToast()
    try {
      if (line) {
        await change.run({ ...entry, lineId: line.lineId })
        showToast(`Cart updated, ${total} m of ${name}`)
      } else await add.run(entry)
      changePricing({ tally: undefined })
      // The customer may have closed this dialog while it was sending, and opened it again with other lengths. The new
      // dialog must stay open.
      if (isMounted.current) onClose()
    } catch (error) {
      failure.report(error)
    }
  }

  const priceForCustomer = usePriceForCustomer()
  const { listPricesIncludeTax } = useTaxLabels()
  const showPrices = (unitPrice: number) =>
    priceForCustomer(
      {
        title: `Tally: ${name}`,
        jobName: '',
        includesTax: !line && listPricesIncludeTax,
        lines: [
          {
            lineId: '',
            productId,
            name: `${name}, ${lengthsText(tallies)}`,
            image: '',
            unit,
            quantity: total,
            unitPrice,
            unitGst: null,
            stockStatus: null,
            isTally: true,
          },
        ],
      },
      // Kept, so that this dialog has the same lengths when the customer returns from the prices.
      { key: tallyKey, tallies },
    )
  const unitPrice = price && tallyCost(total, price) ? price.amount : null
  const [listed, setListed] = useState<Goods>()
  const canAddToList = useCanAddToList() && !line && total > 0 && refusal === undefined
  const more: MenuEntry[] = []
  if (canAddToList)
    more.push({
      kind: 'action',
      label: 'Add to list…',
      onAction: () => setListed({ name, entry: { productId, unit, quantity: total, tallies } }),
    })
  if (unitPrice !== null)
    more.push({ kind: 'action', label: routes.customerPrices.title, onAction: () => showPrices(unitPrice) })

  return (
    <Dialog
      title={`Tally: ${name}`}
      isOpen
      onClose={onClose}
      summary={<TallyTotal tallies={tallies} price={price} isCartPrice={line !== undefined} />}
      actions={
        <>
          {more.length > 0 && <MoreActions variant="icon" items={more} />}
          <Button
            ref={saveButton}
            isDisabled={total === 0}
            isPending={add.isPending || change.isPending}
            pendingLabel="Saving…"
            onPress={() => void save()}
          >
            {line ? 'Update cart' : 'Add to cart'}
          </Button>
        </>
      }
    >
      <TallyEntries tally={tally} lengths={lengths} onEnd={() => saveButton.current?.focus()} />
      <FailureDialog message={failure.message} onClose={failure.clear} />
      {listed && <AddToListDialog goods={[listed]} onClose={() => setListed(undefined)} />}
    </Dialog>
  )
}
