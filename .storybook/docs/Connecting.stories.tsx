import type { Meta, StoryObj } from '@storybook/react-vite'
import { operationNames } from '@trade-portal/supplier-api'
import { expect, spyOn, waitFor } from 'storybook/test'
import { ConnectingPage } from './ConnectingPage.tsx'

const meta = {
  title: 'Supplier/Connecting the real server',
  component: ConnectingPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ConnectingPage>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'The probe' })).toHaveTextContent('pnpm probe --endpoint URL')
    await canvas.findByRole('heading', { name: 'From a customer’s defect to a story' })
    await userEvent.click(await canvas.findByRole('button', { name: '6. processComplete: place the order' }))
    const response = await canvas.findByRole('region', { name: 'Response 6. processComplete: place the order' })
    await waitFor(() => expect(response).toBeVisible())
    await expect(response).toHaveTextContent(/"quoteNumber": \d+/)
    await userEvent.click(canvas.getByRole('button', { name: '1. login: sign in' }))
    const login = canvas.getByRole('region', { name: 'Request 1. login: sign in' })
    await expect(login).toHaveTextContent('userid=demo-admin&password=sandbox&extra=&domain=CBS')
    await userEvent.click(canvas.getByRole('button', { name: /^8\. getCustomerTransactions/ }))
    const expired = canvas.getByRole('region', { name: /^Response 8\./ })
    await expect(expired).toHaveTextContent('Invalid Session ContextID')
  },
}

export const Schemas: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Operation/ }), 'getCustomerInvoicesTP')
    const response = await canvas.findByRole('region', { name: 'Response schema of getCustomerInvoicesTP' })
    await expect(response).toHaveTextContent('"InvoiceListTP"')

    const saved: Blob[] = []
    const names: string[] = []
    const blobs = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob)
      return 'blob:schema'
    })
    const clicks = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Download supplier-api.schema.json' }))
    blobs.mockRestore()
    clicks.mockRestore()
    await expect(names).toEqual(['supplier-api.schema.json'])
    const file: unknown = JSON.parse((await saved[0]?.text()) ?? '')
    const definitions = operationNames().flatMap((name) => [`${name}Request`, `${name}Answer`])
    await expect(file).toHaveProperty(
      '$defs',
      expect.objectContaining(Object.fromEntries(definitions.map((d) => [d, expect.anything()]))),
    )
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
