import {
  DescriptionList,
  Heading,
  Link,
  PictureGallery,
  Skeleton,
  Split,
  Stack,
  Text,
} from '@trade-portal/design-system'
import type { InformationItem } from '@trade-portal/supplier-api'
import type { Loadable } from '../../foundation/api/loadable.ts'
import { QueryView } from '../../foundation/api/QueryView.tsx'
import { AddToListButton } from '../custom-lists/AddToListButton.tsx'
import { datasheetOf } from './datasheetOf.ts'
import { ProductPrices } from './ProductPrices.tsx'
import { useFeaturesAndBenefits, useProductInformation } from './productQueries.ts'
import { StockMark } from './StockMark.tsx'
import type { ProductEntry } from './useProductEntry.ts'

export function ProductDetails({ entry }: { entry: ProductEntry }) {
  const { product, unit, quantity } = entry
  const datasheet = datasheetOf(product.files)
  return (
    <Stack space="large">
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
          {/* The list needs the lengths of a tally, so that the dialog of these has a button of its own. */}
          {!product.isTally && (
            <div>
              <AddToListButton
                size="small"
                goods={[{ name: product.name, entry: { productId: product.productId, unit, quantity } }]}
              />
            </div>
          )}
        </Stack>
      </Split>
      {/* Below both columns: beside them, long texts would leave the column of the picture empty. */}
      <Stack space="medium">
        {product.description !== '' && (
          <Stack space="xsmall">
            <Heading level={3} size="small">
              Description
            </Heading>
            <Text size="prose">{product.description}</Text>
          </Stack>
        )}
        {datasheet !== undefined && (
          <Link href={datasheet} isExternal>
            Datasheet (PDF)
          </Link>
        )}
        <ProductTexts productId={product.productId} />
      </Stack>
    </Stack>
  )
}

function ProductTexts({ productId }: { productId: string }) {
  return (
    <>
      <TextBlock
        heading="Features & Benefits"
        what="the features and benefits"
        query={useFeaturesAndBenefits(productId)}
      />
      <TextBlock
        heading="Product Information"
        what="the product information"
        query={useProductInformation(productId)}
      />
    </>
  )
}

interface TextBlockProps {
  readonly heading: string
  readonly what: string
  readonly query: Loadable<InformationItem[]>
}

function TextBlock({ heading, what, query }: TextBlockProps) {
  return (
    <QueryView query={query} what={what} skeleton={<Skeleton shape="line" count={3} />}>
      {(items) =>
        items.length > 0 && (
          <Stack space="xsmall">
            <Heading level={3} size="small">
              {heading}
            </Heading>
            <Stack as="ul" space="xxsmall">
              {items.map(({ type, text }, index) => (
                // The index is the key, because items may be equal, and the list never changes.
                // oxlint-disable-next-line react/no-array-index-key
                <Text key={index} as="div" size="prose">
                  {type !== '' && <Text as="span" size="prose" weight="strong">{`${type}: `}</Text>}
                  {text}
                </Text>
              ))}
            </Stack>
          </Stack>
        )
      }
    </QueryView>
  )
}
