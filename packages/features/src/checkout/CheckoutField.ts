import type { Branch, DespatchMethod, State, VehicleType } from '@trade-portal/supplier-api'
import { fieldOf } from '../foundation/forms/fieldOf.tsx'
import type { CheckoutValues } from './checkoutValues.ts'

export const CheckoutField = fieldOf<CheckoutValues>()

/** The options of the selects. */
export interface CheckoutChoices {
  readonly methods: readonly DespatchMethod[]
  readonly vehicles: readonly VehicleType[]
  readonly branches: readonly Branch[]
  readonly states: readonly State[]
}
