import { ToggleGroup } from '@trade-portal/design-system'
import type { ProductView } from './listPreferences.ts'

interface ViewToggleProps {
  readonly value: ProductView
  readonly onChange: (view: ProductView) => void
}

const views = [
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'grid', label: 'Grid', icon: 'grid' },
] as const

/** Switches a product list between rows and cards. */
export function ViewToggle(props: ViewToggleProps) {
  return <ToggleGroup label="View" options={views} {...props} />
}
