import { Button, IconButton } from '@trade-portal/design-system'
import type { ComponentProps } from 'react'
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
