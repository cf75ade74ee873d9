import type { Meta, StoryObj } from '@storybook/react-vite'
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

    const files: Blob[] = []
    const urls = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:schema'
    })
    const clicks = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Download supplier-api.schema.json' }))
    await expect(clicks).toHaveBeenCalledOnce()
    urls.mockRestore()
    clicks.mockRestore()
    await expect(await files[0]?.text()).toContain('"getStateAnswer"')
  },
}
