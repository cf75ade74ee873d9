import { Button, lazyDialog } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { FailureDialog } from '../../foundation/failures/FailureDialog.tsx'
import { pricedUnit, shownPrices } from './shownPrices.ts'
import type { ProductEntry } from './useProductEntry.ts'

// Loaded separately, because most products in a list do not need it.
const TallyDialog = lazyDialog(async () => (await import('./TallyDialog.tsx')).TallyDialog)

export interface AddButtonProps {
  readonly entry: ProductEntry
  /** `compact` for product lists. */
  readonly layout: 'standard' | 'compact'
}

/**
 * "Add to cart"; for products sold by length "Tally", which opens the TallyDialog. Once the cart holds the product it
 * says "Add 1 more". How much the cart holds stands beside it; see `InCart`.
 */
export function AddButton({ entry, layout }: AddButtonProps) {
  const { product, unit, inCart, failure } = entry
  const [isTallyOpen, setIsTallyOpen] = useState(false)
  const look = inCart ? ({ variant: 'secondary' } as const) : {}
  const shared = layout === 'compact' ? ({ size: 'small', width: 'full' } as const) : {}
  return (
    <>
      {product.isTally ? (
        <Button {...shared} {...look} icon="ruler" about={product.name} onPress={() => setIsTallyOpen(true)}>
          {inCart ? 'Tally more' : 'Tally'}
        </Button>
      ) : (
        <Button
          {...shared}
          {...look}
          about={product.name}
          isPending={entry.isAdding}
          pendingLabel="Adding…"
          onPress={() => entry.addNow()}
        >
          {inCart ? `Add ${entry.quantity} more` : 'Add to cart'}
        </Button>
      )}
      {isTallyOpen && (
        <TallyDialog
          productId={product.productId}
          name={product.name}
          unit={unit}
          price={priceOf(product, unit)}
          onClose={() => setIsTallyOpen(false)}
        />
      )}
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </>
  )
}

/** The price that the list shows. It is for the default unit; for another unit it is not known. */
function priceOf(product: Product, unit: string) {
  if (unit !== pricedUnit(product)) return undefined
  return { amount: shownPrices(product)[0]?.amount ?? null, unit }
}
