import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FaultMatrixPage } from './FaultMatrixPage.tsx'

const meta = {
  title: 'Supplier/Fault matrix',
  component: FaultMatrixPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FaultMatrixPage>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Screens and their operations' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'never' })).toBeVisible()
  },
}
