import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { Masthead } from '../Masthead/Masthead.tsx'
import { Page } from '../../layout/Page.tsx'
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx'
import type { NavigationEntry } from './NavigationEntry.ts'
import { NavigationMenu } from './NavigationMenu.tsx'

const page = (label: string, children: readonly NavigationEntry[] = []): NavigationEntry => ({
  kind: 'link',
  label,
  href: `#${label}`,
  children,
})

const products = [
  page('Timber', [
    page('Framing', [page('MGP10'), page('MGP12'), page('LVL')]),
    page('Decking', [page('Merbau'), page('Spotted gum')]),
    page('Sleepers'),
  ]),
  page('Fixings', [page('Nails'), page('Screws')]),
  page('Delivery'),
]

const signOut = fn()
const navigate = fn()

const account: readonly NavigationEntry[] = [
  page('Account Admin'),
  page('Downloads'),
  { kind: 'separator' },
  { kind: 'link', label: 'Job planner', href: 'https://jobs.example/', isExternal: true },
  { kind: 'separator' },
  { kind: 'action', label: 'Sign Out', icon: 'signOut', onPress: signOut },
]

const meta = {
  component: NavigationMenu,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Products', entries: products, openDelayMs: 0 },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate} useHref={(path) => path}>
        <Story />
      </RouterProvider>
    ),
  ],
  render: (args) => (
    <>
      <Masthead
        logo={null}
        navigation={
          <nav aria-label="Main">
            <NavigationMenu {...args} />
          </nav>
        }
        tools={null}
      />
      <Page>
        <Link href="#page">On the page</Link>
      </Page>
    </>
  ),
} satisfies Meta<typeof NavigationMenu>

export default meta

type Story = StoryObj<typeof meta>

/** Levels that are not open are not rendered. */
export const Closed: Story = {
  args: { isCurrent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Products' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link', { name: 'Timber' })).toBeNull()
  },
}

export const ByHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Products' }))
    await userEvent.hover(await canvas.findByRole('link', { name: 'Timber' }))
    await userEvent.hover(await canvas.findByRole('link', { name: 'Framing' }))
    await expect(await canvas.findByRole('link', { name: 'MGP12' })).toBeVisible()
    await userEvent.hover(canvas.getByRole('link', { name: 'Fixings' }))
    await expect(await canvas.findByRole('link', { name: 'Screws' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'MGP12' })).toBeNull()
  },
}

/** The pointer may cross other entries on its way to a column without opening them. */
export const PassingOver: Story = {
  args: { openDelayMs: 600 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Products' }))
    await userEvent.hover(await canvas.findByRole('link', { name: 'Timber' }))
    const framing = await canvas.findByRole('link', { name: 'Framing' })
    await userEvent.hover(canvas.getByRole('link', { name: 'Fixings' }))
    await userEvent.hover(framing)
    await expect(await canvas.findByRole('link', { name: 'MGP12' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Screws' })).toBeNull()
  },
}

/** It stays open if the pointer returns in time. */
export const ClosesAfterThePointerHasLeft: Story = {
  args: { closeDelayMs: 1000 },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Products' })
    await userEvent.hover(trigger)
    await canvas.findByRole('link', { name: 'Timber' })
    await userEvent.hover(canvas.getByRole('link', { name: 'On the page' }))
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.hover(canvas.getByRole('link', { name: 'Timber' }))
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.hover(canvas.getByRole('link', { name: 'On the page' }))
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
  },
}

/** A press right after it has opened under the mouse does not close it. */
export const ByPress: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Products' })
    await userEvent.hover(trigger)
    await canvas.findByRole('link', { name: 'Timber' })
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    await userEvent.click(canvas.getByRole('button', { name: 'More in Timber' }))
    await expect(canvas.getByRole('link', { name: 'Framing' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'On the page' }))
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}

export const ByTouch: Story = {
  play: async ({ canvas, userEvent }) => {
    const touch = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target })
    await touch(canvas.getByRole('button', { name: 'Products' }))
    await touch(await canvas.findByRole('button', { name: 'More in Timber' }))
    await expect(await canvas.findByRole('link', { name: 'Framing' })).toBeVisible()
    await touch(canvas.getByRole('button', { name: 'Products' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Timber' })).toBeNull())
  },
}

export const ByArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const hasFocus = async (name: string) => waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await hasFocus('Timber')
    await userEvent.keyboard('{End}')
    await hasFocus('Delivery')
    await userEvent.keyboard('{Home}')
    await hasFocus('Timber')
    await expect(await canvas.findByRole('link', { name: 'Framing' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await hasFocus('Framing')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await hasFocus('Merbau')
    await userEvent.keyboard('{ArrowLeft}')
    await hasFocus('Decking')
    await userEvent.keyboard('{ArrowLeft}')
    await hasFocus('Timber')
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await hasFocus('Framing')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Products' })).toHaveFocus())
    await expect(canvas.queryByRole('link', { name: 'Timber' })).toBeNull()
  },
}

/** Each entry and each button beside it is a tab stop; after the last one the menu closes. */
export const ByTab: Story = {
  args: { entries: [page('Timber', [page('Framing')]), page('Delivery')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Timber' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'More in Timber' })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Framing' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'On the page' })).toHaveFocus())
    await expect(canvas.queryByRole('link', { name: 'Timber' })).toBeNull()
  },
}

/** Escape closes a menu opened with the mouse, wherever the focus is. */
export const EscapeAfterHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Products' }))
    await canvas.findByRole('link', { name: 'Timber' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Timber' })).toBeNull())
  },
}

/** The page is not loaded again, and the menu closes. */
export const ThroughARouter: Story = {
  args: { entries: [{ kind: 'link', label: 'Timber', href: '/products/timber' }] },
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Products' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Timber' }))
    await expect(navigate).toHaveBeenCalledOnce()
    await expect(navigate).toHaveBeenCalledWith('/products/timber')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Timber' })).toBeNull())
  },
}

export const ClosesOnRouteChange: Story = {
  tags: ['H13'],
  name: 'closes on a change of route, and a timer that is left over does nothing',
  args: { closeDelayMs: 20 },
  render: function Routed(args) {
    const [at, setAt] = useState('/orders')
    return (
      <>
        <Masthead
          logo={null}
          navigation={at !== '/nowhere' && <NavigationMenu {...args} closeOn={at} />}
          tools={null}
        />
        <Page>
          <span onPointerEnter={() => setAt('/invoices')}>Elsewhere</span>{' '}
          <span onPointerEnter={() => setAt('/nowhere')}>Nowhere</span>
        </Page>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Products' }))
    await canvas.findByRole('link', { name: 'Timber' })
    await userEvent.hover(canvas.getByText('Elsewhere'))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Timber' })).toBeNull())
    await userEvent.hover(canvas.getByRole('button', { name: 'Products' }))
    await canvas.findByRole('link', { name: 'Timber' })
    // The menu is removed right after its timer was started.
    await userEvent.hover(canvas.getByText('Nowhere'))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Products' })).toBeNull())
  },
}

export const Account: Story = {
  args: { label: 'My Account', icon: 'user', entries: account, align: 'end' },
  play: async ({ canvas, userEvent }) => {
    signOut.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'My Account' }))
    const planner = canvas.getByRole('link', { name: 'Job planner opens in a new tab' })
    await expect(planner).toHaveAttribute('rel', 'noopener noreferrer')
    await userEvent.keyboard('{ArrowDown}{End}{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Downloads' })).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await expect(signOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'My Account' })).toHaveFocus())
  },
}

/** Only one of two menus is open at a time. */
export const Two: Story = {
  render: (args) => (
    <Masthead
      logo={null}
      navigation={<NavigationMenu {...args} />}
      tools={<NavigationMenu label="My Account" icon="user" entries={account} align="end" openDelayMs={0} />}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Products' }))
    await canvas.findByRole('link', { name: 'Timber' })
    await userEvent.hover(canvas.getByRole('button', { name: 'My Account' }))
    await expect(await canvas.findByRole('link', { name: 'Downloads' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Timber' })).toBeNull()
  },
}

const opened: Story['play'] = async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: args.label }))
  const panel = (await canvas.findByRole('list', { name: args.label })).getBoundingClientRect()
  await expect(panel.bottom).toBeLessThanOrEqual(window.innerHeight)
  await expect(panel.right).toBeLessThanOrEqual(window.innerWidth)
  await expect(panel.left).toBeGreaterThanOrEqual(0)
}

export const AccountOnAPhone: Story = {
  args: { label: 'My Account', icon: 'user', entries: account, align: 'end' },
  globals: { viewport: { value: 'mobile1' } },
  play: opened,
}

/** Hundreds of entries scroll within their column, and none lies outside the window. */
export const ManyEntries: Story = {
  args: {
    entries: Array.from({ length: 40 }, (_, category) =>
      page(
        `Category ${category + 1}`,
        Array.from({ length: 60 }, (__, type) =>
          page(
            `Type ${category + 1}.${type + 1}`,
            Array.from({ length: 30 }, (___, row) => page(`Class ${category + 1}.${type + 1}.${row + 1}`)),
          ),
        ),
      ),
    ),
  },
  play: async (context) => {
    await opened(context)
    const { canvas, userEvent } = context
    await userEvent.keyboard('{ArrowDown}{End}{ArrowRight}{End}{ArrowRight}{End}')
    const last = await canvas.findByRole('link', { name: 'Class 40.60.30' })
    await waitFor(() => expect(last).toHaveFocus())
    const { right, bottom } = last.getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const LongTexts: Story = {
  args: {
    entries: [
      page('Structural laminated veneer lumber, treated and untreated, cut to length', [
        page('Unbreakable-'.repeat(8), [page('Hyspan 150 x 63 mm, H2S treated, in lengths from 2.4 m to 13.2 m')]),
      ]),
    ],
  },
  play: async (context) => {
    await opened(context)
    await context.userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(context.canvas.getByRole('link', { name: /^Hyspan/ })).toHaveFocus())
  },
}
