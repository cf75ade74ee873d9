import type { ReactNode } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'

export interface TileProps {
  label: string
  /** The value, usually one `Money` or a large `Text`. */
  children: ReactNode
  /** A link or button that belongs to it. */
  action?: ReactNode
}

/** One figure on a card of its own. */
export function Tile({ label, children, action }: TileProps) {
  return (
    <Card>
      <Stack space="xxsmall">
        <Text size="small" tone="subdued">
          {label}
        </Text>
        {children}
        {action}
      </Stack>
    </Card>
  )
}
