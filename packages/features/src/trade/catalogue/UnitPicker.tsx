import { Select } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'

export interface UnitPickerProps {
  readonly product: Product
  readonly value: string
  readonly onChange: (unit: string) => void
}

/** Selects the unit of a product that is sold in several units. */
export function UnitPicker({ product, value, onChange }: UnitPickerProps) {
  return (
    <Select
      label={`Unit of ${product.name}`}
      hideLabel
      value={value}
      onChange={onChange}
      options={product.units.map((name) => ({ value: name, label: name }))}
    />
  )
}
