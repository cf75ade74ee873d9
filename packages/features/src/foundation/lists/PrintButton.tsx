import { Button, IconButton } from '@trade-portal/design-system'
import { memo } from 'react'
import type { ToolVariant } from './ListTools.tsx'

const print = () => window.print()

/**
 * Opens the browser's print dialog, which can also save a PDF. Memoised, so that the button does not render again when the
 * list beside it changes.
 */
export const PrintButton = memo(function PrintButton({ variant = 'labelled' }: { readonly variant?: ToolVariant }) {
  if (variant === 'icon') {
    return <IconButton variant="secondary" icon="print" label="Print" labelFrom="wide" onPress={print} />
  }
  return (
    <Button variant="secondary" icon="print" onPress={print}>
      Print
    </Button>
  )
})
