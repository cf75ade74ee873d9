import { Checkbox, lazyDialog, RowGrid, Stack } from '@trade-portal/design-system'
import { useMemo, useState } from 'react'
import { FailureBanner } from '../../foundation/api/FailureBanner.tsx'
import { joinQueries } from '../../foundation/api/loadable.ts'
import { useQueryFailure } from '../../foundation/api/useQueryFailure.ts'
import { counted } from '../../foundation/lists/counted.ts'
import { useTaxLabels } from '../customer/useTaxLabels.ts'
import { type BoughtProduct, canBeAdded } from './boughtProducts.ts'
import { useProductsToday } from './queries.ts'
import { ReorderRow } from './ReorderRow.tsx'
import type { Reorder } from './useReorder.ts'

const TallyDialog = lazyDialog(async () => (await import('../catalogue/TallyDialog.tsx')).TallyDialog)

interface ReorderListProps {
  readonly products: readonly BoughtProduct[]
  readonly reorder: Reorder
  /** Whether the rows say how often and when a product was bought. */
  readonly showsHistory?: boolean
}

/**
 * A list of products that can be selected to be ordered again. Requests today's prices and stock of the products in this
 * list only.
 */
export function ReorderList({ products, reorder, showsHistory = false }: ReorderListProps) {
  const { selected, select } = reorder
  const [tallied, setTallied] = useState<BoughtProduct | null>(null)
  const { rows, missed } = useProductsToday(products)
  const failure = useQueryFailure(joinQueries(Object.fromEntries(missed.entries())), 'Loaded today’s prices')
  const isLoading = rows.some(({ today }) => today.state === 'loading')
  const usual = rows.filter(({ today }) => today.state === 'available').map(({ product }) => product.productId)
  const chosen = usual.filter((id) => selected.has(id)).length
  return (
    <Stack space="xsmall">
      {failure && (
        <FailureBanner
          tone="caution"
          title={`We could not load today’s price of ${counted(missed.length, 'product')}`}
          failure={failure}
        />
      )}
      <RowGrid
        label="Bought before"
        columns={useColumns()}
        hasUnits
        selectAll={
          <Checkbox
            // The label has no number while the products are loading, because the number would grow with each answer.
            label={isLoading ? 'Select all in the usual range' : `Select all ${usual.length} in the usual range`}
            value={!isLoading && usual.length > 0 && chosen === usual.length}
            isIndeterminate={chosen > 0 && (isLoading || chosen < usual.length)}
            isDisabled={isLoading || usual.length === 0}
            onChange={(isOn) => select(usual, isOn)}
          />
        }
      >
        {rows.map(({ product, today }) => (
          <ReorderRow
            key={product.productId}
            product={product}
            today={today}
            showsHistory={showsHistory}
            isSelected={canBeAdded(today) && selected.has(product.productId)}
            quantity={reorder.quantityOf(product)}
            addition={reorder.additionOf(product)}
            onSelect={select}
            onQuantity={reorder.setQuantity}
            onDecide={reorder.decide}
            onTally={setTallied}
          />
        ))}
      </RowGrid>
      {tallied && <TallyDialog {...tallied} onClose={() => setTallied(null)} />}
    </Stack>
  )
}

function useColumns() {
  const { cartTax } = useTaxLabels()
  return useMemo(
    () => ({
      select: '',
      picture: '',
      name: 'Product',
      stock: 'Stock',
      price: `Price ${cartTax}`,
      quantity: 'Quantity',
    }),
    [cartTax],
  )
}
