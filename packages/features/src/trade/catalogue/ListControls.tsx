import { Checkbox, Hidden, ToggleGroup } from '@trade-portal/design-system'
import { useState } from 'react'
import * as v from 'valibot'
import type { ToolVariant } from '../../foundation/lists/ListTools.tsx'
import { readStored, writeStored } from '../../foundation/storage/safeStorage.ts'

const view = v.picklist(['families', 'list', 'grid'])
export type ProductView = v.InferOutput<typeof view>

/** Rows with the sizes of a product together, single rows, or a grid. Stored for this tab. */
export function useProductView() {
  return useTabChoice('product-view', view, 'families')
}

/** Whether product lists show prices, stored for this tab. The default is off. */
export function useSeePrices() {
  return useTabChoice('see-prices', v.boolean(), false)
}

function useTabChoice<Schema extends v.GenericSchema>(key: string, schema: Schema, initial: v.InferOutput<Schema>) {
  const [choice, setChoice] = useState<v.InferOutput<Schema>>(() => readStored('tab', key, schema) ?? initial)
  const choose = (chosen: v.InferOutput<Schema>) => {
    writeStored('tab', key, chosen)
    setChoice(chosen)
  }
  return [choice, choose] as const
}

interface ViewToggleProps {
  readonly variant?: ToolVariant
  readonly value: ProductView
  readonly onChange: (view: ProductView) => void
}

const views = [
  { value: 'families', label: 'Grouped', icon: 'families' },
  { value: 'list', label: 'Single rows', icon: 'list' },
  { value: 'grid', label: 'Grid', icon: 'grid' },
] as const

const viewsInWords = views.map(({ value, label }) => ({ value, label }))

export function ViewToggle({ variant = 'icon', ...props }: ViewToggleProps) {
  return <ToggleGroup label="View" options={variant === 'icon' ? views : viewsInWords} {...props} />
}

interface SeePricesCheckboxProps {
  readonly value: boolean
  readonly onChange: (seePrices: boolean) => void
}

export function SeePricesCheckbox(props: SeePricesCheckboxProps) {
  return (
    <Hidden onPaper>
      <Checkbox label="See Prices" {...props} />
    </Hidden>
  )
}
