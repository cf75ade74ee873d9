import { Button } from '@trade-portal/design-system'
import { memo } from 'react'

/** Opens the browser's print dialog, which also saves as PDF, under the document's title. Memoised: it stands beside lists. */
export const PrintButton = memo(function PrintButton() {
  return (
    <Button variant="secondary" icon="print" onPress={() => window.print()}>
      Print
    </Button>
  )
})
