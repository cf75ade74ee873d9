import { FilterButton, Hidden, Inline, Stack } from '@trade-portal/design-system'
import { ViewsMenu } from '../../foundation/lists/ViewsMenu.tsx'
import { ScreenTools } from '../../foundation/screens/Screen.tsx'
import { InStockOnly } from './InStockOnly.tsx'
import { ViewToggle, type ProductView } from './ListControls.tsx'

interface StockToolsProps {
  readonly inStock: boolean
  readonly onInStockChange: (inStock: boolean) => void
}

/**
 * Beside the heading: the choice, and the menu that saves it with the search as a view. There they take no rows from the
 * view. A phone has a `ProductFilter` instead.
 */
export function StockTools({ inStock, onInStockChange }: StockToolsProps) {
  return (
    <ScreenTools>
      <Hidden below="tablet" onPaper>
        <Inline space="medium">
          <InStockOnly value={inStock} onChange={onInStockChange} />
          <ViewsMenu variant="icon" />
        </Inline>
      </Hidden>
    </ScreenTools>
  )
}

interface ProductFilterProps extends StockToolsProps {
  readonly view: ProductView
  readonly onViewChange: (view: ProductView) => void
}

/** The button of a phone that opens the tools of a list of products. */
export function ProductFilter({ inStock, onInStockChange, view, onViewChange }: ProductFilterProps) {
  return (
    <FilterButton isFiltered={inStock} closeLabel="Show products">
      <Stack space="medium">
        <InStockOnly value={inStock} onChange={onInStockChange} />
        <ViewToggle variant="labelled" value={view} onChange={onViewChange} />
        <Inline space="xsmall">
          <ViewsMenu variant="labelled" />
        </Inline>
      </Stack>
    </FilterButton>
  )
}
