import { Card, Heading, Stack } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import type { SimulatedSupplier } from '../simulatedSupplier.ts'

/** Props of a panel that shows the state of the supplier and changes it. */
export interface SwitchPanelProps {
  readonly supplier: SimulatedSupplier
  readonly state: ReturnType<SimulatedSupplier['current']>
}

/** One titled section of the screen. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section">
      <Stack space="medium">
        <Heading level={2} size="small">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
