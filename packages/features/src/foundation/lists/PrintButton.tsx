import { memo } from 'react'
import type { ToolVariant } from './ListTools.tsx'
import { ToolButton } from './ToolButton.tsx'

const print = () => window.print()

/**
 * Opens the browser's print dialog, which can also save a PDF. Memoised, so that the button does not render again when the
 * list beside it changes.
 */
export const PrintButton = memo(function PrintButton({ variant = 'labelled' }: { readonly variant?: ToolVariant }) {
  return <ToolButton variant={variant} icon="print" label="Print" onPress={print} />
})
