import { Button } from '@trade-portal/design-system'

/** Opens the browser's print dialog, which also saves as PDF, under the document's title. */
export function PrintButton() {
  return (
    <Button variant="secondary" icon="print" onPress={() => window.print()}>
      Print
    </Button>
  )
}
