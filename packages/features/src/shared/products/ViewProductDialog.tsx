import { DescriptionList, Dialog, Heading, Link, Picture, Split, Stack, Text } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { Loaded } from '../api/Loaded.tsx'
import { useSettings } from '../settings/useConfiguration.ts'
import { AddToCart } from './AddToCart.tsx'
import { datasheetOf } from './datasheetOf.ts'
import { ProductPrices } from './ProductPrices.tsx'
import { useProduct } from './queries.ts'
import { StockMark } from './StockMark.tsx'
import { useProductEntry, type ProductEntry } from './useProductEntry.ts'

export interface ViewProductDialogProps {
  readonly productId: string
  readonly name: string
  readonly onClose: () => void
}

/** What is known of a product before it is loaded. */
const notLoaded: Omit<Product, 'productId' | 'name'> = {
  description: '',
  image: '',
  stockStatus: null,
  prices: { rrp: null, trade: null, best: null, customer: null },
  units: [],
  isTally: false,
  files: [],
}

/** The product dialog: details and prices of a product, and "Add to cart". */
export function ViewProductDialog({ productId, name, onClose }: ViewProductDialogProps) {
  const product = useProduct(productId)
  const { hasCart } = useSettings()
  const entry = useProductEntry(product.data ?? { ...notLoaded, productId, name })
  return (
    <Dialog
      title={name}
      isOpen
      size="large"
      onClose={onClose}
      {...(product.data && hasCart && { actions: <AddToCart entry={entry} layout="standard" /> })}
    >
      <Loaded query={product} what="the product">
        {() => <ProductDetails entry={entry} />}
      </Loaded>
    </Dialog>
  )
}

function ProductDetails({ entry }: { entry: ProductEntry }) {
  const { product } = entry
  const datasheet = datasheetOf(product.files)
  return (
    <Split side="start" aside={<Picture src={product.image} alt={product.name} ratio="wide" />}>
      <Stack space="medium">
        <DescriptionList
          items={[
            { term: 'SKU', detail: product.productId },
            ...(product.stockStatus === null
              ? []
              : [{ term: 'Availability', detail: <StockMark status={product.stockStatus} /> }]),
          ]}
        />
        <ProductPrices entry={entry} />
        {product.description !== '' && (
          <Stack space="xsmall">
            <Heading level={3} size="small">
              Description
            </Heading>
            <Text>{product.description}</Text>
          </Stack>
        )}
        {datasheet !== undefined && (
          <Link href={datasheet} isExternal>
            Datasheet (PDF)
          </Link>
        )}
      </Stack>
    </Split>
  )
}
