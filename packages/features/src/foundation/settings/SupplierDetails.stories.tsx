import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect } from 'storybook/test'
import { SupplierDetails } from './SupplierDetails.tsx'

const meta = {
  component: SupplierDetails,
  ...given(),
  render: () => (
    <>
      <h1>Any screen</h1>
      <SupplierDetails />
    </>
  ),
} satisfies Meta<typeof SupplierDetails>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Corymbia Building Supplies')
    await expect(canvas.getByRole('link', { name: 'trade@corymbia.example' })).toHaveAttribute(
      'href',
      'mailto:trade@corymbia.example',
    )
    await expect(canvas.getByText('ABN').nextSibling).toHaveTextContent('53 004 085 616')
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }
