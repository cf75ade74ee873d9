import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withRouter } from '../../testing/navigation.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  component: Breadcrumbs,
  args: { items: [{ label: 'Invoices', href: '/invoices' }, { label: '1001-0' }] },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

const navigate = fn()

export const TwoLevels: Story = {
  decorators: [withRouter(navigate)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/invoices')
    await expect(canvas.getByText('1001-0')).toHaveAttribute('aria-current', 'page')
  },
}
