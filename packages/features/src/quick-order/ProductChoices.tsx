import { Inline, Stack, Text, TextButton } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { StockMark } from '../trade/catalogue/StockMark.tsx'

interface ProductChoicesProps {
  /** The name of the list for screen readers. */
  readonly label: string
  readonly products: readonly Product[]
  readonly onChoose: (product: Product) => void
}

/** Products to choose from, each with its code and stock. */
export function ProductChoices({ label, products, onChoose }: ProductChoicesProps) {
  return (
    <Stack as="ul" label={label} space="xxsmall">
      {products.map((product) => (
        <Inline key={product.productId} space="small">
          <TextButton onPress={() => onChoose(product)}>{`${product.productId} ${product.name}`}</TextButton>
          <Text as="span" size="small" tone="subdued">
            {product.stockStatus !== null && <StockMark status={product.stockStatus} />}
          </Text>
        </Inline>
      ))}
    </Stack>
  )
}
