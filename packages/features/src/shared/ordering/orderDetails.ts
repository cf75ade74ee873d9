import type { CustomerDetails, UserDetails } from '@trade-portal/supplier-api'
import type { TransactionType } from '../cart/orderAttempts.ts'

/** What the user enters for an order: how, where and when to deliver. Missing texts are blank. */
export interface OrderDetails {
  readonly shipping: {
    /** Name of the despatch method. */
    readonly despatchType: string
    readonly jobName: string
    readonly address: string
    readonly suburb: string
    readonly state: string
    readonly zipCode: string
    readonly notes: string
    readonly reference: string
  }
  readonly delivery: {
    /** Id of the branch for a pickup. */
    readonly branch: string
    readonly onsite: boolean
    readonly vehicleType: string
    readonly clientEmail: string
    readonly contactName: string
    readonly contactPhone: string
    /** `YYYY-MM-DD` */
    readonly requiredDate: string
    /** `HH:MM` */
    readonly requiredTime: string
  }
}

export interface OrderRequest {
  readonly type: TransactionType
  readonly form: OrderDetails
  readonly user: UserDetails
  readonly customer: CustomerDetails
  /** The goods are collected from a branch. The form's values for a delivery are then ignored. */
  readonly isPickup: boolean
}
