import { Hidden, Skeleton, Stack, Text } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { ScreenTools } from '../foundation/screens/Screen.tsx'
import { ReviewCartBar } from '../trade/cart/CartBar.tsx'
import { useProductView } from '../trade/catalogue/listPreferences.ts'
import { ProductListSkeleton } from '../trade/catalogue/ListingSkeleton.tsx'
import { ProductList } from '../trade/catalogue/ProductList.tsx'
import { ProductPages } from '../trade/catalogue/ProductPages.tsx'
import { ViewToggle } from '../trade/catalogue/ViewToggle.tsx'
import type { Page } from './pageOf.ts'

interface FoundProductsProps extends Page<Product> {
  /** A text such as "12 products for “bolt”". */
  readonly count: string
  readonly showPrices: boolean
  readonly onPageChange: (page: number) => void
}

/** One page of the matching products. */
export function FoundProducts({ count, rows, page, pages, showPrices, onPageChange }: FoundProductsProps) {
  const [view, setView] = useProductView()
  return (
    <Stack space="xsmall">
      <ScreenTools>
        <ViewToggle value={view} onChange={setView} />
      </ScreenTools>
      <Hidden below="tablet">
        <Text>{count}</Text>
      </Hidden>
      <ProductList products={rows} view={view} showPrices={showPrices} />
      {pages > 1 && <ProductPages page={page} pages={pages} hasNext={page < pages} onPageChange={onPageChange} />}
      <ReviewCartBar />
    </Stack>
  )
}

/** Placeholder for the products while a search is running. */
export function FoundSkeleton() {
  const [view] = useProductView()
  return (
    <Stack space="xsmall">
      <Hidden below="tablet">
        <Skeleton shape="line" />
      </Hidden>
      <ProductListSkeleton view={view} />
    </Stack>
  )
}
