import { DescriptionList, Heading, Link, PictureGallery, Split, Stack, Text } from '@trade-portal/design-system'
import { datasheetOf } from './datasheetOf.ts'
import { ProductPrices } from './ProductPrices.tsx'
import { ProductTexts } from './ProductTexts.tsx'
import { StockMark } from './StockMark.tsx'
import type { ProductEntry } from './useProductEntry.ts'

/** The content of the product dialog. */
export function ProductDetails({ entry }: { entry: ProductEntry }) {
  const { product } = entry
  const datasheet = datasheetOf(product.files)
  return (
    <Split side="start" aside={<PictureGallery pictures={product.pictures} alt={product.name} />}>
      <Stack space="medium">
        <DescriptionList
          layout="columns"
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
        <ProductTexts productId={product.productId} />
      </Stack>
    </Split>
  )
}
