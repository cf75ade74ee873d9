import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
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
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('navigation', { name: 'More' })).getAllByRole('listitem')).toHaveLength(2)
  },
}
