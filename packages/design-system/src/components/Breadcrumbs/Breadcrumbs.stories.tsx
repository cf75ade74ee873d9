import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  component: Breadcrumbs,
  args: { items: [{ label: 'Invoices', href: '#invoices' }, { label: '1001-0' }] },
} satisfies Meta<typeof Breadcrumbs>

export default meta

type Story = StoryObj<typeof meta>

export const TwoLevels: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Invoices' })).toHaveFocus())
    await expect(canvas.getByText('1001-0')).toHaveAttribute('aria-current', 'page')
  },
}
