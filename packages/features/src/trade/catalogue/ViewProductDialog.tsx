import { ButtonLink, Dialog, EmptyState, useAnnouncement } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { QueryView } from '../../foundation/api/QueryView.tsx'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { routes } from '../../routes.ts'
import { InCart, ProductOrderBar, ProductUnit } from './ProductControls.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import { useProduct } from './productQueries.ts'
import { useProductEntry } from './useProductEntry.ts'

interface ViewProductDialogProps {
  readonly productId: string
  /** The dialog's title until the product is loaded. */
  readonly name: string
  /** The unit that was chosen in the list; '' for the default. */
  readonly unit?: string
  readonly onClose: () => void
}

const notLoaded: Omit<Product, 'productId' | 'name'> = {
  description: '',
  image: '',
  pictures: [],
  stockStatus: null,
  prices: { rrp: null, trade: null, best: null, customer: null },
  units: [],
  isTally: false,
  files: [],
}

export function ViewProductDialog({ productId, name, unit = '', onClose }: ViewProductDialogProps) {
  const product = useProduct(productId)
  const { hasCart } = useSettings()
  const entry = useProductEntry(product.data ?? { ...notLoaded, productId, name }, unit)
  return (
    <Dialog
      title={entry.product.name}
      isOpen
      size="large"
      onClose={onClose}
      {...(product.data &&
        hasCart && {
          ...(entry.inCart && { summary: <InCart entry={entry} /> }),
          actions: (
            <ProductOrderBar
              entry={entry}
              layout="standard"
              {...(product.data.units.length > 1 && { unit: <ProductUnit entry={entry} /> })}
            />
          ),
        })}
    >
      <QueryView query={product} what="the product">
        {(known) => (known === null ? <UnknownProduct productId={productId} /> : <ProductDetails entry={entry} />)}
      </QueryView>
    </Dialog>
  )
}

function UnknownProduct({ productId }: { productId: string }) {
  const title = 'Product not found'
  useAnnouncement(title)
  return (
    <EmptyState
      title={title}
      icon="tag"
      level={3}
      action={<ButtonLink href={routes.products.href()}>Go to Products</ButtonLink>}
    >
      {`There is no product with the code ${productId}. It may have been renamed or withdrawn.`}
    </EmptyState>
  )
}
