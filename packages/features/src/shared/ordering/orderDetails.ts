import type { CustomerDetails, UserDetails } from '@trade-portal/supplier-api'
import type { TransactionType } from '../cart/orderAttempts.ts'

/** How, where and when an order is wanted. Texts are blank where nothing is given. */
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
    /** Id of the branch where a pickup is collected. */
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
  /** Collected from a branch: what the form asks for a delivery does not count. */
  readonly isPickup: boolean
}
