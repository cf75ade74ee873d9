import type { Meta, StoryObj } from '@storybook/react-vite'
import { errorTable } from '@trade-portal/supplier-api'
import { expect } from 'storybook/test'
import { ErrorsPage } from './ErrorsPage.tsx'

const meta = {
  title: 'Supplier/Errors',
  component: ErrorsPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ErrorsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    for (const kind of Object.keys(errorTable)) {
      await expect(canvas.getByRole('cell', { name: kind })).toBeVisible()
    }
  },
}
