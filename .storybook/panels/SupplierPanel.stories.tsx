import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, EmptyState, Inline, Stack } from '@trade-portal/design-system'
import { SupplierPanels } from '@trade-portal/portal/supplier-panels'
import { useSyncExternalStore } from 'react'
import { storySupplierChanged } from './storySupplier.ts'

/** The page of the Supplier panel, which the manager shows in a frame. The sidebar does not list it. */
const meta = {
  title: 'Supplier panel',
  tags: ['!dev', '!autodocs', '!test'],
  parameters: { a11y: { test: 'off' }, breaksRules: true },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Panel: Story = { render: () => <SupplierPanel /> }

function SupplierPanel() {
  const supplier = useSyncExternalStore(onChange, storySupplier)
  if (!supplier) return <EmptyState title="No supplier yet.">The supplier of the story is shown here.</EmptyState>
  return (
    <Stack space="medium">
      <Inline space="small">
        <Button variant="secondary" icon="refresh" onPress={supplier.restart}>
          Start the story again
        </Button>
        <Button variant="secondary" onPress={() => void supplier.reset()}>
          Reset everything
        </Button>
      </Inline>
      <SupplierPanels
        supplier={supplier}
        aboutWorld="The same as in the toolbar. The story starts again."
        hasCallsFirst
      />
    </Stack>
  )
}

function onChange(notify: () => void): () => void {
  const changes = new BroadcastChannel(storySupplierChanged)
  changes.addEventListener('message', notify)
  return () => changes.close()
}

/** The supplier of the story that the manager shows above or beside the panel. */
const storySupplier = () =>
  window.parent.document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.contentWindow?.storySupplier
