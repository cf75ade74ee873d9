import { DescriptionList, Dialog, Heading, Link, Picture, Split, Stack, Text } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { Loaded } from '../api/Loaded.tsx'
import { AddToCart } from './AddToCart.tsx'
import { datasheetOf } from './datasheetOf.ts'
import { ProductPrices } from './ProductPrices.tsx'
import { useProduct } from './queries.ts'
import { StockMark } from './StockMark.tsx'
import { useProductEntry } from './useProductEntry.ts'

export interface ViewProductDialogProps {
  readonly productId: string
  readonly name: string
  readonly onClose: () => void
}

/** The product dialog: details and prices of a product, and "Add to cart". */
export function ViewProductDialog({ productId, name, onClose }: ViewProductDialogProps) {
  const product = useProduct(productId)
  return (
    <Dialog title={name} isOpen size="large" onClose={onClose}>
      <Loaded query={product} what="the product">
        {(loaded) => <ProductDetails product={loaded} />}
      </Loaded>
    </Dialog>
  )
}

function ProductDetails({ product }: { product: Product }) {
  const entry = useProductEntry(product)
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
        <AddToCart entry={entry} layout="standard" />
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
