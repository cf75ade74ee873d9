import { virtual } from '@guidepup/virtual-screen-reader'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, DataTable, Dialog, TextField, useRows } from '@trade-portal/design-system'
import { CatalogueScreen } from '@trade-portal/features/catalogue'
import { given } from '@trade-portal/mocks/given'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { DocsPage } from '../docs/DocsPage.tsx'

/** A simulated screen reader reads these parts. It follows the ARIA specifications; real ones differ in their words. */
const meta = {
  component: DocsPage,
  args: { title: 'Screen reader', children: null },
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  beforeEach: () => () => virtual.stop(),
} satisfies Meta<typeof DocsPage>
export default meta
type Story = StoryObj<typeof meta>

/** Reads on from the top of an element to its end. */
async function readWhole(container: Element): Promise<readonly string[]> {
  await virtual.start({ container })
  do await virtual.next()
  while (!(await virtual.lastSpokenPhrase()).startsWith('end of main'))
  return virtual.spokenPhraseLog()
}

export const FieldWithError: Story = {
  args: {
    children: <TextField label="Job name" value="" onChange={() => {}} isRequired errorMessage="Enter a name" />,
  },
  play: async ({ canvasElement }) => {
    await expect(await readWhole(canvasElement)).toContain('textbox, Job name, Enter a name, invalid, required')
  },
}

const columns = [
  { key: 'number', header: 'Invoice', isRowHeader: true, sortBy: (row: string) => row, cell: (row: string) => row },
  { key: 'total', header: 'Total', kind: 'number', cell: () => '$5.00' },
] as const

function Invoices() {
  const rows = useRows({ rows: ['1001', '1002'], columns, rowKey: (row) => row, isSelectable: true })
  return <DataTable label="Invoices" rows={rows} columns={columns} emptyText="No invoices yet." />
}

export const TableRow: Story = {
  args: { children: <Invoices /> },
  play: async ({ canvasElement }) => {
    const heard = await readWhole(canvasElement)
    await expect(heard).toContain('table, Invoices, column count 3, row count 3')
    await expect(heard).toContain('columnheader, Invoice, no defined sort order')
    await expect(heard.join('; ')).toContain(
      'checkbox, Select 1001, not checked; end of cell, Select 1001; rowheader, 1001',
    )
  },
}

function EmailButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Email</Button>
      <Dialog title="Email invoices" isOpen={isOpen} onClose={() => setIsOpen(false)} actions={<Button>Send</Button>}>
        Invoices 1001 and 1002 will be sent.
      </Dialog>
    </>
  )
}

export const OpenedDialog: Story = {
  args: { children: <EmailButton /> },
  play: async ({ canvas, userEvent }) => {
    await virtual.start({ container: document.body })
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }))
    await waitFor(async () => expect(await virtual.lastSpokenPhrase()).toBe('dialog, Email invoices'))
    for (let steps = 0; steps < 4; steps += 1) await virtual.next()
    const heard = (await virtual.spokenPhraseLog()).join('; ')
    await expect(heard).toContain('dialog, Email invoices; heading, Email invoices, level 2; button, Close; Invoices')
    await expect(heard).toContain('button, Send')
  },
}

export const ProductAdded: Story = {
  ...given({ path: '/products/FIXINGS/SCREWS' }),
  render: () => <CatalogueScreen />,
  play: async ({ userEvent }) => {
    const [add] = await screen.findAllByRole('button', { name: /^Add to cart/ })
    await virtual.start({ container: document.body })
    add?.focus()
    await userEvent.keyboard('{Enter}')
    const screw = 'Decking Screw 316 Stainless 10g x 50 mm'
    for (const phrase of [`button, Add to cart, ${screw}`, `polite: 1 ${screw} in cart, 1 item`])
      await waitFor(async () => expect(await virtual.spokenPhraseLog()).toContain(phrase))
  },
}
