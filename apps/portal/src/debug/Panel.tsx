import { Card, Section, IconButton, Inline, Stack, Text } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import type { SupplierControls } from './SimulatedSupplier.ts'

/** Props of a panel that shows the state of the supplier and changes it. */
export interface SwitchPanelProps {
  readonly supplier: SupplierControls
  readonly state: ReturnType<SupplierControls['current']>
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

interface ActiveSettingsProps {
  readonly entries: readonly { readonly name: string; readonly text: string; readonly onRemove: () => void }[]
}

/** The active faults or latencies, each with a button that removes it. */
export function ActiveSettings({ entries }: ActiveSettingsProps) {
  return (
    <Stack space="xsmall">
      {entries.map(({ name, text, onRemove }) => (
        <Inline key={name} space="small" justify="between" wrap={false}>
          <Text size="small">
            <Text as="span" size="small" weight="strong">
              {name}
            </Text>
            {`: ${text}`}
          </Text>
          <IconButton icon="close" label={`Remove ${name}`} onPress={onRemove} />
        </Inline>
      ))}
    </Stack>
  )
}
