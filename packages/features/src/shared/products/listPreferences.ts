import { useState } from 'react'
import * as v from 'valibot'
import { readStored, writeStored } from '../storage/safeStorage.ts'

const view = v.picklist(['list', 'grid'])
export type ProductView = v.InferOutput<typeof view>

/** List or grid, remembered for the session; list unless chosen otherwise. */
export function useProductView() {
  return useTabChoice('product-view', view, 'list')
}

/** Whether prices are shown in product lists, remembered for the session; off unless chosen. */
export function useSeePrices() {
  return useTabChoice('see-prices', v.boolean(), false)
}

function useTabChoice<Schema extends v.GenericSchema>(key: string, schema: Schema, otherwise: v.InferOutput<Schema>) {
  const [choice, setChoice] = useState<v.InferOutput<Schema>>(() => readStored('tab', key, schema) ?? otherwise)
  const choose = (chosen: v.InferOutput<Schema>) => {
    writeStored('tab', key, chosen)
    setChoice(chosen)
  }
  return [choice, choose] as const
}
