import { Button, Inline, QuantityStepper, Text } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { Suspense, useState } from 'react'
import { useAddToCart } from '../cart/queries.ts'
import { FailureDialog, useFailure } from '../failures/FailureDialog.tsx'
import { lazyCode } from '../failures/lazyCode.ts'
import { useSettings } from '../settings/useConfiguration.ts'

// Loaded separately, because most products in a list need neither.
const UnitPicker = lazyCode(async () => (await import('./UnitPicker.tsx')).UnitPicker)
const TallyDialog = lazyCode(async () => (await import('../cart/TallyDialog.tsx')).TallyDialog)

export interface AddToCartProps {
  readonly product: Product
  /** `compact` for product lists. */
  readonly layout?: 'standard' | 'compact'
}

/** Unit, quantity and "Add to cart"; for products sold by length "Tally", which opens the TallyDialog. */
export function AddToCart({ product, layout = 'standard' }: AddToCartProps) {
  const [unit, setUnit] = useState(product.units[0] ?? '')
  const [quantity, setQuantity] = useState(1)
  const [isTallyOpen, setIsTallyOpen] = useState(false)
  const failure = useFailure()
  const add = useAddToCart()
  const { hasCart } = useSettings()
  if (!hasCart) return null

  const size = layout === 'compact' ? 'small' : 'standard'
  const addNow = () =>
    add.run({ productId: product.productId, unit, quantity }).then(() => setQuantity(1), failure.report)

  return (
    <Inline space="small" align="end">
      {product.units.length > 1 && (
        <Suspense fallback={<Text>{unit}</Text>}>
          <UnitPicker product={product} value={unit} onChange={setUnit} />
        </Suspense>
      )}
      {product.isTally ? (
        <Button size={size} icon="ruler" about={product.name} onPress={() => setIsTallyOpen(true)}>
          Tally
        </Button>
      ) : (
        <>
          <QuantityStepper label={`Quantity of ${product.name}`} size={size} value={quantity} onChange={setQuantity} />
          <Button
            size={size}
            icon="cart"
            about={product.name}
            isPending={add.isPending}
            pendingLabel="Adding…"
            onPress={() => void addNow()}
          >
            Add to cart
          </Button>
        </>
      )}
      {isTallyOpen && (
        <Suspense>
          <TallyDialog
            productId={product.productId}
            name={product.name}
            unit={unit}
            onClose={() => setIsTallyOpen(false)}
          />
        </Suspense>
      )}
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </Inline>
  )
}
