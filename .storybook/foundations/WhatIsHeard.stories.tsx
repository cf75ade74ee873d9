import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { WhatIsHeardPage } from './WhatIsHeardPage.tsx'

const meta = {
  component: WhatIsHeardPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof WhatIsHeardPage>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    const order = canvas.getByRole('table', { name: 'From a search to Order Placed' })
    await expect(order).toHaveTextContent(/Order Placed, alert dialog, .*Order number: \d+/)
    const error = within(canvas.getByRole('table', { name: 'An error at the checkout and its repair' }))
    await expect(error.getByText('“3 things need attention”')).toBeVisible()
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
