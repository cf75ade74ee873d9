import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Menu, type MenuEntry } from './Menu.tsx'

const signOut = fn()

const meta = {
  component: Menu,
  args: {
    label: 'My Account',
    icon: 'user',
    items: [
      { kind: 'link', label: 'Account Admin', href: '#admin' },
      { kind: 'link', label: 'Downloads', href: '#downloads' },
      { kind: 'separator' },
      { kind: 'action', label: 'Sign Out', icon: 'signOut', onAction: signOut },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    signOut.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('menuitem', { name: 'Account Admin' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await expect(signOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'My Account' }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

/** On a phone the menu is a sheet at the bottom edge, with the label of its button as the title. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My Account' }))
    const menu = await screen.findByRole('menu', { name: 'My Account' })
    await expect(screen.getByRole('dialog', { name: 'My Account' })).toContainElement(menu)
    for (const item of screen.getAllByRole('menuitem'))
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

function GrowingMenu({ items }: { readonly items: readonly MenuEntry[] }) {
  const [hasMore, setHasMore] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setHasMore(true)}>
        Add an entry
      </button>
      <Menu label="More" items={hasMore ? [{ kind: 'link', label: 'Orders', href: '#orders' }, ...items] : items} />
    </>
  )
}

export const EntryAppears: Story = {
  name: 'A new entry does not change what the focused one does',
  render: ({ items }) => <GrowingMenu items={items} />,
  play: async ({ canvas, userEvent }) => {
    signOut.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const last = await screen.findByRole('menuitem', { name: 'Sign Out' })
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(last).toHaveFocus())
    canvas.getByText('Add an entry').click()
    await screen.findByRole('menuitem', { name: 'Orders' })
    await expect(last).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(signOut).toHaveBeenCalledOnce()
  },
}

export const OneIsCurrent: Story = {
  args: {
    label: 'Views',
    items: [
      { kind: 'link', label: 'Henderson St', href: '#henderson', isCurrent: true },
      { kind: 'link', label: 'Lot 12', href: '#lot' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await screen.findByRole('menuitem', { name: 'Henderson St current' })
  },
}

export const Empty: Story = {
  args: { label: 'Views', items: [], emptyText: 'No views are saved.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await expect(await screen.findByRole('menu', { name: 'Views' })).toHaveTextContent('No views are saved.')
  },
}
