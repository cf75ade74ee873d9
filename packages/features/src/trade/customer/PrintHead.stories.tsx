import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect, spyOn, waitFor } from 'storybook/test'
import { PrintButton } from '../../foundation/lists/PrintButton.tsx'
import { Screen } from '../../foundation/screens/Screen.tsx'
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
  name: 'The printed head names company, customer and date',
  play: async ({ canvas, userEvent }) => {
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

    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(print).toHaveBeenCalledOnce()
  },
}

/** In tax mode, the variant for the United States, no ABN is printed. Without a date, the day of printing is shown. */
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
