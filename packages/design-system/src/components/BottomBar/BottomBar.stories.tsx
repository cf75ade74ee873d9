import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Text } from '../Text/Text.tsx'
import { BottomBar } from './BottomBar.tsx'

const meta = {
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Selected invoices', children: null },
} satisfies Meta<typeof BottomBar>

export default meta

type Story = StoryObj<typeof meta>

export const Actions: Story = {
  args: {
    children: (
      <>
        <Text>2 selected</Text>
        <Button>Email Selected Invoices</Button>
        <Button variant="quiet">Unselect All</Button>
      </>
    ),
  },
}

export const Links: Story = {
  args: {
    kind: 'links',
    label: 'More',
    children: (
      <>
        <Link href="#links">Handy Links</Link>
        <Link href="#stores">Store Listing</Link>
      </>
    ),
  },
}
