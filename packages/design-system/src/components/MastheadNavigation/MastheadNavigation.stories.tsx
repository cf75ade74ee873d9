import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Masthead } from '../Masthead/Masthead.tsx'
import { MastheadLink } from '../MastheadLink/MastheadLink.tsx'
import { NavigationMenu } from '../NavigationMenu/NavigationMenu.tsx'
import { MastheadNavigation } from './MastheadNavigation.tsx'

const meta = {
  component: MastheadNavigation,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Main',
    children: [
      <NavigationMenu key="products" label="Products" entries={[{ kind: 'link', label: 'Timber', href: '#timber' }]} />,
      <MastheadLink key="orders" href="#orders" isCurrent>
        Orders
      </MastheadLink>,
      <MastheadLink key="invoices" href="#invoices">
        Invoices
      </MastheadLink>,
    ],
  },
  render: (args) => <Masthead logo={null} tools={null} navigation={<MastheadNavigation {...args} />} />,
} satisfies Meta<typeof MastheadNavigation>

export default meta

type Story = StoryObj<typeof meta>

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
