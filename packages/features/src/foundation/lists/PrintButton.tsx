import { Button } from '@trade-portal/design-system'
import { memo } from 'react'

/** Opens the browser's print dialog, which also saves a PDF. Memoised, so that lists beside it do not render it. */
export const PrintButton = memo(function PrintButton() {
  return (
    <Button variant="secondary" icon="print" onPress={() => window.print()}>
      Print
    </Button>
  )
})
