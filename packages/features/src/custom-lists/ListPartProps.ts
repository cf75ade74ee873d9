import type { CustomList } from '@trade-portal/supplier-api'

/** For the parts of the screen of a list. */
export interface ListPartProps {
  readonly list: CustomList
  /** Shows why an action failed. */
  readonly onFailure: (error: unknown) => void
}
