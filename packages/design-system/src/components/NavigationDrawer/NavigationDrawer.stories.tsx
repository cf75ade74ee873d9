import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { page, withRouter } from '../../testing/navigation.tsx'
import { opened } from '../../testing/opened.tsx'
import type { NavigationEntry } from '../NavigationMenu/NavigationEntry.ts'
import { NavigationDrawer } from './NavigationDrawer.tsx'

const signOut = fn()

const meta = {
  component: NavigationDrawer,
  loaders: [NavigationDrawer.preload],
  globals: { viewport: { value: 'mobile1' } },
  args: {
    title: 'Menu',
    isOpen: false,
    onClose: fn(),
    entries: [
      page('Products', [
        page('Timber', [page('Framing'), page('Decking')]),
        page('Fixings', [page('Nails'), page('Screws')]),
        page('Delivery'),
      ]),
      { kind: 'link', label: 'Orders', href: '#orders', isCurrent: true },
      page('Invoices'),
      { kind: 'separator' },
      {
        kind: 'group',
        label: 'My Account',
        children: [
          page('Downloads'),
          { kind: 'link', label: 'Job planner', href: 'https://jobs.example/', isExternal: true },
          { kind: 'action', label: 'Sign Out', onPress: signOut },
        ],
      },
    ],
  },
  decorators: [withRouter(fn())],
  render: opened(NavigationDrawer),
} satisfies Meta<typeof NavigationDrawer>
export default meta
type Story = StoryObj<typeof meta>

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Menu' }))

export const Open: Story = { args: { isOpen: true } }

export const OnAWideScreen: Story = { args: { isOpen: true }, globals: { viewport: { value: 'desktop' } } }

export const OpenedAndClosed: Story = {
  name: 'The focus enters an opened level, and returns on closing',
  play: async ({ args, canvas, userEvent, step }) => {
    const open = async () => {
      canvas.getByRole('button', { name: 'Open' }).focus()
      await userEvent.keyboard('{Enter}')
      return drawer()
    }
    const hasClosed = async (times: number) => {
      await expect(args.onClose).toHaveBeenCalledTimes(times)
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus())
    }

    await step('the keyboard opens levels and goes back; Escape closes the drawer', async () => {
      const menu = await open()
      const leadsTo = async (name: string, role: 'link' | 'button', target: string) => {
        menu.getByRole('button', { name }).focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(menu.getByRole(role, { name: target })).toHaveFocus())
      }
      await leadsTo('Products', 'link', 'All Products')
      await leadsTo('Timber', 'link', 'All Timber')
      await expect(menu.queryByRole('button', { name: 'Products' })).toBeNull()
      await leadsTo('Back, to Products', 'button', 'Timber')
      await userEvent.keyboard('{Escape}')
      await hasClosed(1)
    })

    await step('an action closes the drawer', async () => {
      signOut.mockClear()
      const menu = await open()
      await userEvent.click(menu.getByRole('button', { name: 'My Account' }))
      await waitFor(() => expect(menu.getByRole('heading', { name: 'My Account' })).toHaveFocus())
      await userEvent.click(menu.getByRole('button', { name: 'Sign Out' }))
      await expect(signOut).toHaveBeenCalledOnce()
      await hasClosed(2)
    })

    await step('a link closes the drawer, even if it opens the current page', async () => {
      const menu = await open()
      await userEvent.click(menu.getByRole('link', { name: 'Orders' }))
      await hasClosed(3)
    })
  },
}

export const ClosesOnRouteChange: Story = {
  name: 'A route change closes the drawer',
  args: { isOpen: true },
  render: function Routed(args) {
    const [at, setAt] = useState('/orders')
    const elsewhere: NavigationEntry = { kind: 'action', label: 'Elsewhere', onPress: () => setAt('/invoices') }
    // An action closes the drawer as well, so only calls after the change of route count.
    const close = () => at !== '/orders' && args.onClose()
    return <NavigationDrawer {...args} entries={[elsewhere]} onClose={close} closeOn={at} />
  },
  play: async ({ args, userEvent }) => {
    const menu = await drawer()
    await userEvent.click(menu.getByRole('button', { name: 'Elsewhere' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const ManyAndLong: Story = {
  args: {
    isOpen: true,
    entries: [
      page('Structural laminated veneer lumber, treated and untreated, cut to length'),
      page('Unbreakable-'.repeat(8)),
      ...Array.from({ length: 300 }, (_, index) => page(`Type ${index + 1}`)),
    ],
  },
}
