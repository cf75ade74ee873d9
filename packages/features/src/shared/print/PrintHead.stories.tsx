import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor } from 'storybook/test'
import { Screen } from '../screens/Screen.tsx'
import { PrintButton } from './PrintButton.tsx'
import { PrintHead, type PrintHeadProps } from './PrintHead.tsx'

function PrintedScreen(props: PrintHeadProps) {
  return (
    <Screen title="The heading of the screen">
      <PrintHead {...props} />
      <PrintButton />
    </Screen>
  )
}

const meta = {
  component: PrintedScreen,
  args: {
    title: 'Invoice 481278-0',
    date: '2026-10-12',
    facts: [
      { label: 'Order ref', value: 'PO-1079' },
      { label: 'Job name', value: ' ' },
    ],
  },
  ...given(),
} satisfies Meta<typeof PrintedScreen>
export default meta
type Story = StoryObj<typeof meta>

function startPrinting() {
  window.dispatchEvent(new Event('beforeprint'))
  return () => window.dispatchEvent(new Event('afterprint'))
}

export const Printed: Story = {
  name: 'A printed document says the company, its ABN, the customer and the date of the document',
  tags: ['rule'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The heading of the screen' })
    await expect(canvas.queryByText('Corymbia Building Supplies')).toBeNull()
    const finish = startPrinting()
    await expect(await canvas.findByText('Corymbia Building Supplies')).not.toBeVisible()
    await expect(canvas.getByText('ABN 53 004 085 616')).toBeInTheDocument()
    await expect(canvas.getByText('trade@corymbia.example')).toBeInTheDocument()
    await expect(await canvas.findByText(/^Prepared for .* Pty Ltd$/)).toBeInTheDocument()
    await expect(canvas.getByText('Invoice 481278-0')).toBeInTheDocument()
    await expect(canvas.getByText('12/10/2026')).toBeInTheDocument()
    await expect(canvas.getByText('PO-1079')).toBeInTheDocument()
    await expect(canvas.queryByText('Job name')).toBeNull()
    finish()
    await waitFor(() => expect(canvas.queryByText('Invoice 481278-0')).toBeNull())
  },
}

/** Tax mode has no ABN; without a date it is the day of printing. */
export const PrintedInTaxMode: Story = {
  ...given({ usa: true }),
  args: { title: 'Orders & Quotes', date: undefined, facts: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The heading of the screen' })
    const finish = startPrinting()
    await canvas.findByText(new Date().toLocaleDateString('en-AU'))
    await expect(canvas.queryByText(/^ABN/)).toBeNull()
    finish()
  },
}

export const PrintPressed: Story = {
  name: 'Print opens the print dialog of the browser',
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    const originalPrint = window.print
    let prints = 0
    window.print = () => {
      prints += 1
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
    window.print = originalPrint
    await expect(prints).toBe(1)
  },
}
