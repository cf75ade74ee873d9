import { Button, IconButton } from '@trade-portal/design-system'
import { memo, type ComponentProps } from 'react'
import type { ToolVariant } from './ListTools.tsx'

type ButtonProps = Pick<ComponentProps<typeof IconButton>, 'icon' | 'label' | 'isDisabled' | 'isPending' | 'onPress'>

interface ToolButtonProps extends ButtonProps {
  readonly variant: ToolVariant
  readonly pendingLabel?: string
}

/** A button among the tools of a list. */
export function ToolButton({ variant, label, pendingLabel = label, ...button }: ToolButtonProps) {
  if (variant === 'icon') return <IconButton variant="secondary" label={label} labelFrom="wide" {...button} />
  return (
    <Button variant="secondary" pendingLabel={pendingLabel} {...button}>
      {label}
    </Button>
  )
}

const print = () => window.print()

/**
 * Opens the browser's print dialog, which can also save a PDF. Memoised, so that the button does not render again when the
 * list beside it changes.
 */
export const PrintButton = memo(function PrintButton({ variant = 'labelled' }: { readonly variant?: ToolVariant }) {
  return <ToolButton variant={variant} icon="print" label="Print" onPress={print} />
})
