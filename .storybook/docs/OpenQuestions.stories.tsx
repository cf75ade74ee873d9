import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OpenQuestionsPage } from './OpenQuestionsPage.tsx'

const meta = {
  title: 'Supplier/What fields and types do not say',
  component: OpenQuestionsPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof OpenQuestionsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('cell', { name: 'CheckoutScreen' }).closest('tr')
    for (const name of ['processComplete', 'getListDespatchMethod', 'getGeocode'])
      await expect(row).toHaveTextContent(name)
    await expect(canvas.getByText(/^Begin with the \d+ functions/)).toHaveTextContent('createCart')
    await expect(canvas.getByRole('cell', { name: 'hide_review_price' })).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
