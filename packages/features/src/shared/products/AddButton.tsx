import { Button, OnDemand } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import type { Product } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { FailureDialog } from '../failures/FailureDialog.tsx'
import { pricedUnit, shownPrices } from './shownPrices.ts'
import type { ProductEntry } from './useProductEntry.ts'

// Loaded separately, because most products in a list do not need it.
const TallyDialog = lazyCode(async () => (await import('../tally/TallyDialog.tsx')).TallyDialog)

const done = { variant: 'done', icon: 'check' } as const

export interface AddButtonProps {
  readonly entry: ProductEntry
  /** `compact` for product lists. */
  readonly layout: 'standard' | 'compact'
}

/**
 * "Add to cart"; for products sold by length "Tally", which opens the TallyDialog. Once the cart holds the product, the
 * button says how much of it.
 */
export function AddButton({ entry, layout }: AddButtonProps) {
  const { product, unit, inCart, failure } = entry
  const [isTallyOpen, setIsTallyOpen] = useState(false)
  // With another quantity entered, the button says what a press would do.
  const isAnswered = inCart !== undefined && entry.quantity === 1
  const shared = layout === 'compact' ? ({ size: 'small', width: 'full' } as const) : {}
  return (
    <>
      {product.isTally ? (
        <Button
          {...shared}
          {...(inCart ? done : { icon: 'ruler' })}
          about={inCart ? `tally more ${product.name}` : product.name}
          onPress={() => setIsTallyOpen(true)}
        >
          {inCart ? `${inCart.quantity} m in cart` : 'Tally'}
        </Button>
      ) : (
        <Button
          {...shared}
          {...(isAnswered && done)}
          about={isAnswered ? `add more ${product.name}` : product.name}
          isPending={entry.isAdding}
          pendingLabel="Adding…"
          onPress={() => entry.addNow()}
        >
          {isAnswered ? `${inCart.quantity} in cart` : 'Add to cart'}
        </Button>
      )}
      {isTallyOpen && (
        <OnDemand onClose={() => setIsTallyOpen(false)}>
          <TallyDialog
            productId={product.productId}
            name={product.name}
            unit={unit}
            price={priceOf(product, unit)}
            onClose={() => setIsTallyOpen(false)}
          />
        </OnDemand>
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
