import {
  Button,
  lazyDialog,
  OrderBar,
  QuantityStepper,
  Select,
  Status,
  Text,
  VisuallyHidden,
  type OrderBarProps,
} from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { FailureDialog } from '../../foundation/failures/FailureDialog.tsx'
import { pricedUnit, priceOfUnit } from './shownPrices.ts'
import type { ProductEntry } from './useProductEntry.ts'

// Loaded on demand, because few products are sold by length.
const TallyDialog = lazyDialog(async () => (await import('./TallyDialog.tsx')).TallyDialog)

interface AddButtonProps {
  readonly entry: ProductEntry
  /** `compact` is for product lists. */
  readonly layout: 'standard' | 'compact'
}

/**
 * The button "Add to cart", or for example "Add 2 more" if the product is in the cart. In lists on phones it is only "Add".
 * For products sold by length, the button is labelled "Tally" or "Tally more" and opens the TallyDialog. `InCart` beside it
 * shows how much is in the cart.
 */
function AddButton({ entry, layout }: AddButtonProps) {
  const { product, unit, inCart, failure } = entry
  const [isTallyOpen, setIsTallyOpen] = useState(false)
  // In a list, a button stands out only if the customer has changed the quantity of its product.
  const hasChangedQuantity = !product.isTally && entry.quantity !== 1
  const inList = hasChangedQuantity ? 'primary' : 'inItem'
  const byItself = inCart ? 'secondary' : 'primary'
  const look = {
    variant: layout === 'compact' ? inList : byItself,
    size: layout === 'compact' ? 'small' : 'standard',
    width: 'full',
  } as const
  const after = inCart ? ` ${entry.quantity} more` : ' to cart'
  return (
    <>
      {product.isTally ? (
        <Button {...look} icon="ruler" about={product.name} onPress={() => setIsTallyOpen(true)}>
          {inCart ? 'Tally more' : 'Tally'}
        </Button>
      ) : (
        <Button
          {...look}
          about={product.name}
          label={`Add${after}, ${product.name}`}
          isDisabled={entry.isRefused}
          isPending={entry.isAdding}
          pendingLabel="Adding…"
          onPress={() => entry.addNow()}
        >
          Add
          {layout === 'compact' ? <VisuallyHidden below="tablet">{after}</VisuallyHidden> : after}
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

/** The price for the unit; undefined for a second unit without a price of its own. */
function priceOf(product: Product, unit: string) {
  const amount = priceOfUnit(product, unit)
  return amount === null && unit !== pricedUnit(product) ? undefined : { amount, unit }
}

export interface ProductUnitProps {
  readonly entry: Pick<ProductEntry, 'product' | 'unit'> & { readonly setUnit: (unit: string) => void }
  /** `text` is for lines of text, such as the price. */
  readonly look?: 'field' | 'text'
}

/** The unit in which the product is added: a picker if it is sold in several. */
export function ProductUnit({ entry: { product, unit, setUnit }, look = 'field' }: ProductUnitProps) {
  if (product.units.length < 2) {
    return (
      <Text as="span" size="small" tone="subdued">
        {unit}
      </Text>
    )
  }
  return (
    <Select
      label={`Unit of ${product.name}`}
      hideLabel
      look={look}
      value={unit}
      onChange={setUnit}
      options={product.units.map((name) => ({ value: name, label: name }))}
    />
  )
}

interface ProductOrderBarProps extends AddButtonProps, Pick<OrderBarProps, 'unit' | 'isNarrowOnPhone'> {}

/** Quantity and "Add to cart" of a product, joined to one control. */
export function ProductOrderBar({ entry, layout, ...bar }: ProductOrderBarProps) {
  return (
    <OrderBar
      {...bar}
      {...(!entry.product.isTally && { quantity: <ProductQuantity entry={entry} /> })}
      action={<AddButton entry={entry} layout={layout} />}
    />
  )
}

/** The field for the quantity to add. Pressing Enter in it adds the product. */
function ProductQuantity({ entry }: { entry: ProductEntry }) {
  return (
    <QuantityStepper
      label={`Quantity of ${entry.product.name}`}
      width="full"
      value={entry.quantity}
      onChange={entry.setQuantity}
      onEnter={entry.addNow}
      onRefuse={entry.setIsRefused}
    />
  )
}

export type InCartEntry = Pick<ProductEntry, 'inCart'>

interface InCartProps {
  readonly entry: InCartEntry
  /** Shows only the number beside the icon. */
  readonly isBrief?: boolean
}

/** How much of the product is in the cart, such as "2 in cart". */
export function InCart({ entry: { inCart }, isBrief = false }: InCartProps) {
  if (!inCart) return null
  const quantity = inCart.first.isTally ? `${inCart.quantity} m` : String(inCart.quantity)
  return (
    <Status icon="cart">
      {isBrief ? (
        <span>
          {quantity}
          <VisuallyHidden> in cart</VisuallyHidden>
        </span>
      ) : (
        `${quantity} in cart`
      )}
    </Status>
  )
}
