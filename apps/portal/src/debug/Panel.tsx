import { Card, Section } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import type { SimulatedSupplier } from '../simulatedSupplier.ts'

/** Props of a panel that shows the state of the supplier and changes it. */
export interface SwitchPanelProps {
  readonly supplier: SimulatedSupplier
  readonly state: ReturnType<SimulatedSupplier['current']>
}

/** One titled part of the screen. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <Section as="region" heading={title}>
        {children}
      </Section>
    </Card>
  )
}
