import type { Meta, StoryObj } from '@storybook/react-vite'
import { areas, isOperationName, operations } from '@trade-portal/supplier-api'
import { expect } from 'storybook/test'
import { OperationsPage } from './OperationsPage.tsx'

const meta = {
  title: 'Supplier/Operations',
  component: OperationsPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof OperationsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas, userEvent, step }) => {
    for (const [area, definitions] of Object.entries(areas)) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Area/ }), area)
      for (const name of Object.keys(definitions).filter(isOperationName)) {
        await step(name, async () => {
          await userEvent.click(await canvas.findByRole('button', { name: `Try ${name}` }))
          const response = await canvas.findByRole('region', { name: `Response of ${name}` })
          await expect(response).toHaveTextContent(/^\{/)
          // Only an operation with `recover` may answer with an error, because `recover` turns it into an ordinary
          // response.
          const isError = response.textContent.includes('hasErrors')
          await expect(!isError || operations[name].recover !== undefined).toBe(true)
        })
      }
    }
  },
}

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find an operation' })
    await userEvent.type(field, 'userComment')
    await expect(await canvas.findByRole('heading', { name: '2 found' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'saveUserComment' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'InvoiceListTP.InvoiceTP[].userComment' })).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'weather')
    await expect(await canvas.findByRole('heading', { name: '0 found' })).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
