import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { BottomBar } from './BottomBar.tsx'

const meta = {
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'More',
    children: [
      <Link key="links" href="#links">
        Helpful Links
      </Link>,
      <Link key="stores" href="#stores">
        Store Listings
      </Link>,
    ],
  },
} satisfies Meta<typeof BottomBar>

export default meta

type Story = StoryObj<typeof meta>

export const Links: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'More' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Store Listings' })).toHaveFocus())
  },
}
