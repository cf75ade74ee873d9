import { Inline, Stack, Text } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { ReviewCartBar } from '../trade/cart/ReviewCartBar.tsx'
import { useProductView } from '../trade/catalogue/listPreferences.ts'
import { ProductList } from '../trade/catalogue/ProductList.tsx'
import { ProductPages } from '../trade/catalogue/ProductPages.tsx'
import { ViewToggle } from '../trade/catalogue/ViewToggle.tsx'
import type { Page } from './pageOf.ts'

interface FoundProductsProps extends Page<Product> {
  /** How many products match, in words. */
  readonly count: string
  readonly showPrices: boolean
  readonly onPageChange: (page: number) => void
}

/** One page of the matching products. */
export function FoundProducts({ count, rows, page, pages, showPrices, onPageChange }: FoundProductsProps) {
  const [view, setView] = useProductView()
  return (
    <Stack space="xsmall">
      <Inline space="medium" justify="between">
        <Text>{count}</Text>
        <ViewToggle value={view} onChange={setView} />
      </Inline>
      <ProductList products={rows} view={view} showPrices={showPrices} />
      {pages > 1 && <ProductPages page={page} pages={pages} hasNext={page < pages} onPageChange={onPageChange} />}
      <ReviewCartBar />
    </Stack>
  )
}
