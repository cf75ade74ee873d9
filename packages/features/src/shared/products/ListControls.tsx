import { Checkbox, Inline, ToggleGroup } from '@trade-portal/design-system'
import type { ProductView } from './listPreferences.ts'

export interface ListControlsProps {
  readonly view: ProductView
  readonly setView: (view: ProductView) => void
  readonly seePrices: boolean
  readonly setSeePrices: (seePrices: boolean) => void
}

const views = [
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'grid', label: 'Grid', icon: 'grid' },
] as const

/** Options of a product list: with or without prices, as rows or as cards. */
export function ListControls({ view, setView, seePrices, setSeePrices }: ListControlsProps) {
  return (
    <Inline space="medium" align="center">
      <Checkbox label="See Prices" value={seePrices} onChange={setSeePrices} />
      <ToggleGroup label="View" options={views} value={view} onChange={setView} />
    </Inline>
  )
}
