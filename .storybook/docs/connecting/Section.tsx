import { Heading, Stack } from '@trade-portal/design-system'
import type { ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space="medium">
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  )
}
