import { Button, type Rows } from '@trade-portal/design-system'
import type { IssuedPriceBook } from '@trade-portal/supplier-api'
import { requestFailure } from '../foundation/failures/failures.ts'
import { SelectionBar } from '../foundation/lists/SelectionBar.tsx'
import { useResendPriceBooks } from './queries.ts'
import { toastFailure } from '../foundation/failures/toasts.ts'

/** The actions for the selected price books. Price books that were sent again are deselected. */
export function SelectedPriceBooks({ rows }: { readonly rows: Rows<IssuedPriceBook> }) {
  const { selectedRows, unselect } = rows
  const resend = useResendPriceBooks()
  const resendSelected = async () => {
    try {
      await resend.run(selectedRows)
      unselect(selectedRows)
    } catch (error) {
      toastFailure(error, requestFailure)
    }
  }
  return (
    <SelectionBar label="Selected price books" rows={rows}>
      <Button isPending={resend.isPending} pendingLabel="Sending..." onPress={() => void resendSelected()}>
        Resend Selected
      </Button>
    </SelectionBar>
  )
}
